import type { Frame } from '../../protocol/frame.ts'

/** Carries messages to the client. Incoming messages are handled by the code that creates the transport. */
export interface Transport {
  send(frame: Frame): void
  /** Bytes that were sent and that the client has not taken yet. */
  unsent(): number
  /** Ends once everything sent is taken. */
  end(): void
  /** Ends now; what is unsent is lost. */
  cut(): void
}
