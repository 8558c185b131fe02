import type { Frame } from '../../protocol/frame.ts'

/**
 * What carries a connection's messages to its client. Messages from the client come in where the transport is
 * made.
 */
export interface Transport {
  send(frame: Frame): void
  /** Bytes that were sent and that the client has not taken yet. */
  unsent(): number
  /** Ends once everything sent is taken. */
  end(): void
  /** Ends now; what is unsent is lost. */
  cut(): void
}
