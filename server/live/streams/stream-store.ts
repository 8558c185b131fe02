import type { StreamItems, StreamName } from '#contract/streams.ts'

/** One stream of one thing: what is counted together. */
export type StreamKey =
  | { stream: 'board' | 'notices' | 'monitor'; game: number }
  | { stream: 'team'; participation: number }
  | { stream: 'logs' | 'audit' }
export type StreamItem = StreamItems[StreamName]
export interface NumberedItem {
  seq: number
  item: StreamItem
}

/** A key as a name: `board:7`, `team:12`, `logs`. */
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
   * The last numbers, by `streamName`, in one statement; 0 where nothing was counted yet. What does not exist
   * is not in it.
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
  /**
   * How many facts at the end of a board, up to that number, are solves behind the curtain with nothing that
   * is shown after them.
   */
  hiddenTail(game: number, upTo: number): Promise<number>
  /** When they begin; what does not exist is not in it. */
  starts(games: readonly number[]): Promise<ReadonlyMap<number, number>>
}
