import type { Frame } from '../../protocol/frame.ts'

/** Carries messages to the client. The code that creates the transport handles incoming messages. */
export interface Transport {
  send(frame: Frame): void
  /** Bytes that were sent and that the client has not received yet. */
  unsent(): number
  end(): void
  /** Closes immediately. Unsent bytes are lost. */
  cut(): void
}
