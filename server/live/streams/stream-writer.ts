import type { StreamItems } from '#contract/streams.ts'
import type { StreamKey } from './stream-store.ts'

export interface StreamWriter {
  /**
   * Must be called after the commit. `from` is the number of the first item. A listener gets the items of one
   * call in one message. The call never waits and never fails, because readers fetch lost or late items from
   * the store.
   */
  append<Key extends StreamKey>(key: Key, from: number, items: readonly StreamItems[Key['stream']][]): void
  /** Must be called after the commit. The streams send nothing of a game before its start. */
  moveStart(game: number, at: number): void
}
