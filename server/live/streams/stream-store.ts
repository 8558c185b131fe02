import type { StreamItems, StreamName } from '#contract/streams.ts'

/** Items of one key share a sequence of numbers. */
export type StreamKey =
  | { stream: 'board' | 'notices' | 'monitor'; game: number }
  | { stream: 'team'; participation: number }
  | { stream: 'logs' | 'audit' }
export type StreamItem = StreamItems[StreamName]
export interface NumberedItem {
  seq: number
  item: StreamItem
}

/** The key as text, such as `board:7`, `team:12` or `logs`. */
export function streamName(key: StreamKey): string {
  switch (key.stream) {
    case 'team':
      return `team:${key.participation}`
    case 'logs':
    case 'audit':
      return key.stream
    default:
      return `${key.stream}:${key.game}`
  }
}

/** The stored streams. All items are complete here, none is `hidden`. */
export interface StreamStore {
  /** Keyed by `streamName`, in one query. 0: an empty stream. Streams of missing games are left out. */
  last(keys: readonly StreamKey[]): Promise<ReadonlyMap<string, number>>
  /** In order. A number is missing only if its item was deleted. */
  since(key: StreamKey, seq: number, most: number): Promise<readonly NumberedItem[]>
  /**
   * The public sees no solve from this instant on. Null: all are shown. Each change of it appends a `change`
   * to the board.
   */
  curtain(game: number): Promise<number | null>
  /** The number of hidden solves at the end of a board, up to that number, after its last visible fact. */
  hiddenTail(game: number, upTo: number): Promise<number>
  /** Missing games are left out. */
  starts(games: readonly number[]): Promise<ReadonlyMap<number, number>>
}
