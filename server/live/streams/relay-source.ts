import type { GameStarts } from './game-starts.ts'
import type { StreamKey, StreamStore, StreamItem } from './stream-store.ts'

/** Receives each number of a relay once, in order. */
export interface RelayListener {
  heard(from: number, items: readonly StreamItem[]): void
  /** Items before `next` are permanently lost. */
  skipped(next: number): void
}

/** The store as relays read it. The last numbers of many streams are read in one query. */
export type RelaySource = Pick<StreamStore, 'since' | 'curtain' | 'hiddenTail'> & {
  last(key: StreamKey): Promise<number>
  starts: Pick<GameStarts, 'look' | 'hasCome'>
}
