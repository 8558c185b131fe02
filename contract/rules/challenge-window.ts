import { gamePhase, type GameTimes } from './game-phase.ts'

/** When a challenge can be played. Null: no limit on that side. Times are milliseconds since 1970. */
export interface ChallengeWindow {
  opensAt: number | null
  closesAt: number | null
}
/** The fields that decide whether players may know of a challenge. */
export type Release = Pick<ChallengeWindow, 'opensAt'> & { isEnabled: boolean }

/**
 * Whether players may know of the challenge. Depends on the time only: nothing has to run at the moment, and
 * before it the challenge does not exist for them.
 */
export const isOut = ({ isEnabled, opensAt }: Release, now: number): boolean =>
  isEnabled && (opensAt === null || opensAt <= now)

/**
 * Whether its deadline has passed: it stays visible, answers are refused, and its instances end. In practice,
 * after the end of the game, everything can be tried again.
 */
export const isClosed = (
  { closesAt }: Pick<ChallengeWindow, 'closesAt'>,
  game: GameTimes,
  now: number,
): boolean => closesAt !== null && closesAt <= now && gamePhase(game, now) !== 'practice'

/** A challenge opens before it closes. */
export const isWindow = ({ opensAt, closesAt }: ChallengeWindow): boolean =>
  opensAt === null || closesAt === null || opensAt < closesAt
