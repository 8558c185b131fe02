import { gamePhase, type GameTimes } from './game-phase.ts'

/**
 * The time in which a challenge can be played. Null: no limit on that side. Times are milliseconds since
 * 1970.
 */
export interface ChallengeWindow {
  opensAt: number | null
  closesAt: number | null
}
export type Release = Pick<ChallengeWindow, 'opensAt'> & { isEnabled: boolean }

/**
 * The server compares times, so no job has to run at `opensAt`. Before `opensAt`, the challenge does not
 * exist for players.
 */
export const isOut = ({ isEnabled, opensAt }: Release, now: number): boolean =>
  isEnabled && (opensAt === null || opensAt <= now)

/**
 * After its deadline a challenge stays visible, but the server refuses flags and ends its instances. In
 * practice, after the end of the game, it is open again.
 */
export const isClosed = (
  { closesAt }: Pick<ChallengeWindow, 'closesAt'>,
  game: GameTimes,
  now: number,
): boolean => closesAt !== null && closesAt <= now && gamePhase(game, now) !== 'practice'

export const isWindow = ({ opensAt, closesAt }: ChallengeWindow): boolean =>
  opensAt === null || closesAt === null || opensAt < closesAt
