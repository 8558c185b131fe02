import type { GameStarts } from './game-starts.ts'
import type { StreamKey, StreamStore, StreamItem } from './stream-store.ts'

/** Receives each number of a relay once and in order. */
export interface RelayListener {
  heard(from: number, items: readonly StreamItem[]): void
  /** Items before `next` are lost permanently. */
  skipped(next: number): void
}

/** The store as relays read it. One query reads the last numbers of many streams. */
export type RelaySource = Pick<StreamStore, 'since' | 'curtain' | 'hiddenTail'> & {
  last(key: StreamKey): Promise<number>
  starts: Pick<GameStarts, 'look' | 'hasCome'>
}
