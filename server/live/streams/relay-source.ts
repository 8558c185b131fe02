import type { GameStarts } from './game-starts.ts'
import type { StreamKey, StreamStore } from './stream-store.ts'

/** The store as a relay asks it: the last numbers of many are asked for together. */
export type RelaySource = Pick<StreamStore, 'since' | 'curtain' | 'hiddenTail'> & {
  last(key: StreamKey): Promise<number>
  starts: Pick<GameStarts, 'look' | 'hasCome'>
}
