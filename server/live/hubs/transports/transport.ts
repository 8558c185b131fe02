import type { Frame } from '../../protocol/frame.ts'

/** Carries messages to the client. The code that creates the transport handles incoming messages. */
export interface Transport {
  send(frame: Frame): void
  /** The bytes or characters of sent messages that this process still holds. */
  unsent(): number
  end(): void
  /** Closes immediately. Unsent bytes are lost. */
  cut(): void
}
