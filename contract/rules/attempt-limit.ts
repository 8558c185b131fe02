import { gamePhase, type GameTimes } from './game-phase.ts'

/**
 * How many wrong flags a team may submit to a challenge. 0: any number. The bound is the length of the list of a
 * team's flags (`listTeamAttempts`), so that a client can count in it what is left.
 */
export const ATTEMPT_LIMIT = { min: 0, max: 50 } as const

/** Null: there is no limit. */
export const attemptsLeft = (limit: number, wrong: number): number | null =>
  limit === 0 ? null : Math.max(0, limit - wrong)

/** Whether a submission is refused. In practice, after the end of the game, everything can be tried again. */
export const isUsedUp = (limit: number, wrong: number, game: GameTimes, now: number): boolean =>
  attemptsLeft(limit, wrong) === 0 && gamePhase(game, now) !== 'practice'
