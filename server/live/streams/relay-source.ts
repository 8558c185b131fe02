import type { GameStarts } from './game-starts.ts'
import type { StreamKey, StreamStore } from './stream-store.ts'

/** The store as relays read it. The last numbers of many streams are read in one query. */
export type RelaySource = Pick<StreamStore, 'since' | 'curtain' | 'hiddenTail'> & {
  last(key: StreamKey): Promise<number>
  starts: Pick<GameStarts, 'look' | 'hasCome'>
}
