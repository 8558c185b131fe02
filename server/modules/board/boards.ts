import type { Encoding } from '#server/http/packed-body.ts'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Board } from '#contract/rules/board/board.ts'

/** A game's board, with what only its base form shows. Like the board it never changes. */
export interface GameBoard {
  readonly board: Board
  /** Only those who may know the game are shown it. */
  readonly isHidden: boolean
  /** Indexed like the teams. */
  readonly bios: readonly (string | null)[]
  /** The user of each solve, by team and challenge. Null: not solved, or the account was deleted. */
  readonly finders: readonly (readonly (string | null)[])[]
}

/** A game's boards, as far as they differ by who looks. */
export type GameBoards = Readonly<Record<BoardAudience, GameBoard>> & {
  /** Since when solves are hidden; null while they are not. */
  readonly curtain: number | null
}

/** The public is not shown the solves behind a freeze; monitors are. */
export type BoardAudience = 'public' | 'monitors'
export type BoardForm = 'scoreboard' | 'board' | 'ctftime'
/** A response that is ready to be sent. */
export interface CachedResponse {
  etag: string
  startsAt: number
  isHidden: boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** The boards of all games, kept folded in memory. */
export interface Boards {
  /**
   * After the commit: what was appended to the game's facts. It never waits and never fails; what it misses
   * is read from the store.
   */
  apply(gameId: number, facts: readonly NumberedFact[]): void
  /** The game itself is another: what was made ready of it must not be shown for another second. */
  forget(gameId: number): void
  /** Includes everything committed before the call. Null if there is no such game. */
  of(gameId: number, audience: BoardAudience): Promise<GameBoard | null>
  /**
   * At most a second behind, and so at the cost of a buffer that is sent. Null when there is no such game.
   */
  ready(gameId: number, form: BoardForm, audience: BoardAudience): Promise<CachedResponse | null>
}
