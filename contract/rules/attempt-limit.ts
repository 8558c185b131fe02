import { gamePhase, type GameTimes } from './game-phase.ts'

/**
 * Wrong flags that a team may submit to a challenge. 0: any number. The maximum is the length of
 * `listTeamAttempts`, so that a client can count the rest from that list.
 */
export const ATTEMPT_LIMIT = { min: 0, max: 50 } as const

/** Null: there is no limit. */
export const attemptsLeft = (limit: number, wrong: number): number | null =>
  limit === 0 ? null : Math.max(0, limit - wrong)

/** In practice, after the end of the game, nothing is refused. */
export const isUsedUp = (limit: number, wrong: number, game: GameTimes, now: number): boolean =>
  attemptsLeft(limit, wrong) === 0 && gamePhase(game, now) !== 'practice'
