import type { Encoding } from '#server/http/packed-body.ts'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Board } from '#contract/rules/board/board.ts'

/** A game's board with the data that only its base form shows. It never changes. */
export interface GameBoard {
  readonly board: Board
  /** A hidden game is shown only to callers who may know it. */
  readonly isHidden: boolean
  /** Indexed like the teams. */
  readonly bios: readonly (string | null)[]
  /** The user of each solve, by team and challenge. Null: not solved, or the account was deleted. */
  readonly finders: readonly (readonly (string | null)[])[]
}

export type GameBoards = Readonly<Record<BoardAudience, GameBoard>> & {
  /** The time from which solves are hidden; null if none are. */
  readonly curtain: number | null
  /** The next time at which a challenge comes out and the boards must be read again; null if all are out. */
  readonly opensNextAt: number | null
}

/** The public does not see solves that a freeze hides. Monitors do. */
export type BoardAudience = 'public' | 'monitors'
export type BoardForm = 'scoreboard' | 'board' | 'ctftime'
export interface CachedResponse {
  etag: string
  startsAt: number
  isHidden: boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** The boards of all games, kept folded in memory. */
export interface Boards {
  /**
   * Call it after the commit with the appended facts. It never waits and never fails. Facts that it misses
   * are read from the store.
   */
  apply(gameId: number, facts: readonly NumberedFact[]): void
  /**
   * Drops the prepared responses of a game that has changed, so that they are not served for another second.
   */
  forget(gameId: number): void
  /** Includes everything committed before the call. Null if there is no such game. */
  of(gameId: number, audience: BoardAudience): Promise<GameBoard | null>
  /** At most a second old. Null if there is no such game. */
  recent(gameId: number, audience: BoardAudience): Promise<GameBoard | null>
  /** At most a second old, and as cheap as sending a buffer. Null if there is no such game. */
  ready(gameId: number, form: BoardForm, audience: BoardAudience): Promise<CachedResponse | null>
}
