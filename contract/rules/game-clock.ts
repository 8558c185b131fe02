import type { ChallengeWindow } from './challenge-window.ts'
import type { GameTimes } from './game-phase.ts'

/** `pausedAt` is null while the game is not paused. Times are milliseconds since 1970. */
export interface Pause {
  pausedAt: number | null
}

/** The moments that a pause or an extension moves. Null: the game has no such moment. */
export interface Moments {
  endsAt: number
  freezeAt: number | null
  /** The writeup deadline. */
  writeupsUntil: number | null
  windows: readonly WindowOf[]
}
export interface WindowOf extends ChallengeWindow {
  challengeId: number
}

/**
 * A game can be paused from its start until just before its end. A pause at the last instant would end it,
 * because resuming does not move a moment that has come.
 */
export const canPauseAt = (
  { startsAt, endsAt }: Pick<GameTimes, 'startsAt' | 'endsAt'>,
  at: number,
): boolean => startsAt <= at && at < endsAt

export const isPaused = ({ pausedAt }: Pause, now: number): boolean => pausedAt !== null && pausedAt <= now

/**
 * The time in the game, which stops during a pause. Every rule about a moment of a game uses it instead of
 * the current time.
 */
export const gameNow = ({ pausedAt }: Pause, now: number): number =>
  pausedAt === null ? now : Math.min(pausedAt, now)

/** The time of a moment if the game resumed now. While a game runs, its moments stay the same. */
export const movedByPause = (at: number, { pausedAt }: Pause, now: number): number =>
  pausedAt !== null && at > pausedAt ? at + Math.max(0, now - pausedAt) : at

/** Moves all moments by the same length. */
export const moved = (moments: Moments, byMs: number): Moments => mapped(moments, (at) => at + byMs)

/** All moments as they would be if the game resumed now. */
export const resumed = (moments: Moments, pause: Pause, now: number): Moments =>
  mapped(moments, (at) => movedByPause(at, pause, now))

/**
 * Moves the end. The writeup deadline and a future freeze keep their distance to it, and so does the deadline
 * of a challenge that closes with the game or later.
 */
export function extended(moments: Moments, byMs: number, now: number): Moments {
  const { endsAt, freezeAt, writeupsUntil, windows } = moments
  return {
    endsAt: endsAt + byMs,
    freezeAt: freezeAt !== null && freezeAt > now ? freezeAt + byMs : freezeAt,
    writeupsUntil: writeupsUntil === null ? null : writeupsUntil + byMs,
    windows: windows.map((one) =>
      one.closesAt !== null && one.closesAt >= endsAt ? { ...one, closesAt: one.closesAt + byMs } : one,
    ),
  }
}

function mapped(
  { endsAt, freezeAt, writeupsUntil, windows }: Moments,
  move: (at: number) => number,
): Moments {
  const orNull = (at: number | null) => (at === null ? null : move(at))
  return {
    endsAt: move(endsAt),
    freezeAt: orNull(freezeAt),
    writeupsUntil: orNull(writeupsUntil),
    windows: windows.map((one) => ({ ...one, opensAt: orNull(one.opensAt), closesAt: orNull(one.closesAt) })),
  }
}
