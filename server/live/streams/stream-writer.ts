import type { StreamItems } from '#contract/streams.ts'
import type { StreamKey } from './stream-store.ts'

export interface StreamWriter {
  /**
   * Call it after the commit. `from` is the number of the first item. Items of one call reach a listener in
   * one message. It never waits and never fails: items that are lost or late are read from the store.
   */
  append<Key extends StreamKey>(key: Key, from: number, items: readonly StreamItems[Key['stream']][]): void
  /** Call it after the commit. Nothing of a game is sent before its start. */
  moveStart(game: number, at: number): void
}
