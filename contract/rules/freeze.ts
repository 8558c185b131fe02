import type { BoardFact } from './board-fact.ts'

/**
 * Solves from `freezeAt` on are hidden from the public until the reveal. Times are milliseconds since 1970.
 */
export interface Freeze {
  freezeAt: number | null
  revealedAt: number | null
}

export const UNFROZEN: Freeze = { freezeAt: null, revealedAt: null }

/** The time from which solves are hidden. Null: none are hidden. */
export const hiddenSince = ({ freezeAt, revealedAt }: Freeze): number | null =>
  revealedAt === null ? freezeAt : null

export function isHiding(freeze: Freeze, now: number): boolean {
  const since = hiddenSince(freeze)
  return since !== null && since <= now
}

/** Whether a new time of the freeze publishes solves that are hidden now. Null `freezeAt`: no freeze. */
export function showsHidden(before: Freeze, freezeAt: number | null, now: number): boolean {
  const since = hiddenSince(before)
  return since !== null && isHiding(before, now) && (freezeAt === null || freezeAt > since)
}

/**
 * Depends on the time of the solve only. Nothing has to run at the moment of the freeze, and a solve that is
 * stored late is judged by the time it was made.
 */
export const isHiddenAt = (at: number, curtain: number | null): boolean => curtain !== null && at >= curtain

export const isHidden = (fact: BoardFact, curtain: number | null): boolean =>
  fact.kind === 'solve' && isHiddenAt(fact.at, curtain)
