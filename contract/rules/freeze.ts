import type { BoardFact } from './board-fact.ts'

/**
 * From a moment on solves are kept from the public, until they are revealed. Times are milliseconds since
 * 1970.
 */
export interface Freeze {
  freezeAt: number | null
  revealedAt: number | null
}

export const UNFROZEN: Freeze = { freezeAt: null, revealedAt: null }

/** Since when solves are hidden; null while all are shown. */
export const hiddenSince = ({ freezeAt, revealedAt }: Freeze): number | null =>
  revealedAt === null ? freezeAt : null

/** Whether another moment shows solves that are hidden at `now`. Null: no freeze. */
export function showsHidden(before: Freeze, freezeAt: number | null, now: number): boolean {
  const since = hiddenSince(before)
  return since !== null && since <= now && (freezeAt === null || freezeAt > since)
}

/**
 * By the time of the solve alone: nothing changes by itself when that moment comes, and a solve that is
 * stored late is where it belongs.
 */
export const isHiddenAt = (at: number, curtain: number | null): boolean => curtain !== null && at >= curtain

/** Whether the public may not be told of it. */
export const isHidden = (fact: BoardFact, curtain: number | null): boolean =>
  fact.kind === 'solve' && isHiddenAt(fact.at, curtain)
