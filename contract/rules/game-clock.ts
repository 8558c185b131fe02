import type { ChallengeWindow } from './challenge-window.ts'
import type { GameTimes } from './game-phase.ts'

/** Set while a game is paused. Times are milliseconds since 1970. */
export interface Pause {
  pausedAt: number | null
}

/** The moments of a game that a pause and an extension move. Null: there is no such moment. */
export interface Moments {
  endsAt: number
  freezeAt: number | null
  /** The deadline for writeups. */
  writeupsUntil: number | null
  windows: readonly WindowOf[]
}
export interface WindowOf extends ChallengeWindow {
  challengeId: number
}

/**
 * A game can be paused from its start until just before its end. A pause at the last instant would end it: that
 * instant has come, so going on does not move it.
 */
export const canPauseAt = (
  { startsAt, endsAt }: Pick<GameTimes, 'startsAt' | 'endsAt'>,
  at: number,
): boolean => startsAt <= at && at < endsAt

export const isPaused = ({ pausedAt }: Pause, now: number): boolean => pausedAt !== null && pausedAt <= now

/**
 * The time in the game, which stands still while it is paused. Every rule about a moment of a game asks for it
 * instead of the time.
 */
export const gameNow = ({ pausedAt }: Pause, now: number): number =>
  pausedAt === null ? now : Math.min(pausedAt, now)

/** When a moment comes if the game goes on now. While a game runs, its moments stay as they are. */
export const movedByPause = (at: number, { pausedAt }: Pause, now: number): number =>
  pausedAt !== null && at > pausedAt ? at + Math.max(0, now - pausedAt) : at

/** All moments, earlier or later by the same length. */
export const moved = (moments: Moments, byMs: number): Moments => mapped(moments, (at) => at + byMs)

/** All moments if the game goes on now. */
export const resumed = (moments: Moments, pause: Pause, now: number): Moments =>
  mapped(moments, (at) => movedByPause(at, pause, now))

/**
 * All moments if the game lasts longer. The writeup deadline and a freeze that lies ahead keep their distance to
 * the end, and so does the deadline of a challenge that closes with the game or later.
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
