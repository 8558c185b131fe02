import type { ClockState } from './clock-acts.ts'
import { gameNow, type Pause } from './game-clock.ts'

/** Teams of one notice. A notice to more of them is one to all. */
export const MAX_NOTICE_TEAMS = 1000

/** Whether a planned notice comes out. During a pause none does, as no challenge does. */
export const isDue = (at: number, game: Pause, now: number): boolean => at <= gameNow(game, now)

/**
 * How an act on the clock moves the planned notices after a time, in milliseconds. A pause gives its time back,
 * and a new start takes everything along. Null: they stay.
 */
export function noticesMoved(
  before: ClockState,
  after: ClockState,
  now: number,
): { after: number; byMs: number } | null {
  if (before.pausedAt !== null && after.pausedAt === null && after.endsAt > now)
    return { after: before.pausedAt, byMs: now - before.pausedAt }
  if (before.startsAt > now && after.startsAt !== before.startsAt)
    return { after: now, byMs: after.startsAt - before.startsAt }
  return null
}
