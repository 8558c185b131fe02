import type { StreamItems } from '#contract/streams.ts'
import type { StreamKey } from './stream-store.ts'

/** How a use case tells those who follow the streams. */
export interface StreamWriter {
  /**
   * After the commit: what was appended, `from` being the number of the first. What is told in one go reaches
   * a listener in one message. It never waits and never fails; what is not told, or told too late, is read
   * from the store.
   */
  append<Key extends StreamKey>(key: Key, from: number, items: readonly StreamItems[Key['stream']][]): void
  /** After the commit: before its start nothing of a game is told. */
  moveStart(game: number, at: number): void
}
