import type { Frame } from '../../protocol/frame.ts'

/** Carries messages to the client. Incoming messages are handled by the code that creates the transport. */
export interface Transport {
  send(frame: Frame): void
  /** The number of sent bytes that the client has not received yet. */
  unsent(): number
  /** Closes after everything was sent. */
  end(): void
  /** Closes immediately. Unsent bytes are lost. */
  cut(): void
}
