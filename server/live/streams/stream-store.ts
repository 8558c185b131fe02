import type { StreamItems, StreamName } from '#contract/streams.ts'

/** Identifies a stream: items of one key share a sequence of numbers. */
export type StreamKey =
  | { stream: 'board' | 'notices' | 'monitor'; game: number }
  | { stream: 'team'; participation: number }
  | { stream: 'logs' | 'audit' }
export type StreamItem = StreamItems[StreamName]
export interface NumberedItem {
  seq: number
  item: StreamItem
}

/** The key as text: `board:7`, `team:12`, `logs`. */
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

/** The stored streams. Items are complete: none of them is `hidden`. */
export interface StreamStore {
  /**
   * The last numbers by `streamName`, in one query; 0 for an empty stream. Streams of missing games are not
   * included.
   */
  last(keys: readonly StreamKey[]): Promise<ReadonlyMap<string, number>>
  /**
   * Returns the items after `seq` in order, at most `most`. A number is missing only if its item was deleted.
   */
  since(key: StreamKey, seq: number, most: number): Promise<readonly NumberedItem[]>
  /**
   * The instant from which solves are hidden from the public; null if all are shown. Each change of it
   * appends a `change` to the board.
   */
  curtain(game: number): Promise<number | null>
  /** The number of hidden solves at the end of a board, up to that number, after its last visible fact. */
  hiddenTail(game: number, upTo: number): Promise<number>
  /** The starts of the games. Missing games are not included. */
  starts(games: readonly number[]): Promise<ReadonlyMap<number, number>>
}
