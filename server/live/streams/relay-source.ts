import type { Starts } from './game-starts.ts'
import type { StreamKey, StreamStore } from './stream-store.ts'

/** The store as a relay asks it: the last numbers of many are asked for together. */
export type Source = Pick<StreamStore, 'since' | 'curtain'> & { last(key: StreamKey): Promise<number>; starts: Pick<Starts, 'look' | 'hasCome'> }
