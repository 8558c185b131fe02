import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Board } from '#contract/rules/board/board.ts'

/** A game's board, with the data that only its base form shows. It is immutable. */
export interface GameBoard {
  readonly board: Board
  /** Only callers who may know of a hidden game see its board. */
  readonly isHidden: boolean
  /** Keyed by challenge id. Challenges without prerequisites have no entry. */
  readonly prerequisites: ReadonlyMap<number, readonly number[]>
  /** In the order of the teams. */
  readonly bios: readonly (string | null)[]
  /** The user of each solve, by team and challenge. Null: unsolved, or the account was deleted. */
  readonly finders: readonly (readonly (string | null)[])[]
}

export type GameBoards = Readonly<Record<BoardAudience, GameBoard>> & {
  /** The public sees no solve from this time on. Null: all are shown. */
  readonly curtain: number | null
  /**
   * The next time at which a challenge comes out, so that the boards must be read again. Null: all are out.
   */
  readonly opensNextAt: number | null
}

/** A freeze hides solves from the public, but not from monitors. */
export type BoardAudience = 'public' | 'monitors'
export type BoardForm = 'scoreboard' | 'board' | 'ctftime'
export interface CachedResponse extends ReadyAnswer {
  startsAt: number
  isHidden: boolean
}

/** The boards of all games. They are folded in memory, because a read from the store is slow. */
export interface Boards {
  /**
   * Must be called after the commit, with the appended facts. It never waits and never fails, because missed
   * facts are read from the store.
   */
  apply(gameId: number, facts: readonly NumberedFact[]): void
  /** Drops the board and the responses of a changed game, so that they are not served for another second. */
  forget(gameId: number): void
  /** Includes everything that was committed before the call. Null: there is no such game. */
  of(gameId: number, audience: BoardAudience): Promise<GameBoard | null>
  /** Includes everything that was published before the call, in any process. Null: there is no such game. */
  current(gameId: number, audience: BoardAudience): Promise<GameBoard | null>
  /** The board may be up to a second old. Null: there is no such game. */
  recent(gameId: number, audience: BoardAudience): Promise<GameBoard | null>
  /** At most a second old, and as cheap as sending a buffer. Null: there is no such game. */
  ready(gameId: number, form: BoardForm, audience: BoardAudience): Promise<CachedResponse | null>
}
