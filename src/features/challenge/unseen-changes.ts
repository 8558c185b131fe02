import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import type { LastSeen } from '#src/browser/seen-store.ts'

export const UNSEEN_CHANGES = ['challenge', 'hint'] as const
/** The parts of a challenge that the user has not seen: all of it, or a hint. */
export type UnseenChange = (typeof UNSEEN_CHANGES)[number]

interface Listed {
  id: number
  title: string
  isSolved: boolean
}

/**
 * On a first visit everything would be new, so nothing is marked. Solved challenges are not marked either.
 */
export function unseenChangesOf(
  challenges: readonly Listed[],
  notices: readonly GameNotice[],
  seen: LastSeen | null,
): ReadonlyMap<number, UnseenChange> {
  if (seen === null) return new Map()
  // A notice names the challenge by its title only, so hints are found by title.
  const hinted = new Map<string, number>()
  for (const { type, content, time } of notices) {
    if (type === 'NewHint') hinted.set(content, Math.max(instant(time), hinted.get(content) ?? 0))
  }
  return new Map(
    challenges.flatMap(({ id, title, isSolved }): [number, UnseenChange][] => {
      const at = seen.get(id)
      if (isSolved) return []
      if (at === undefined) return [[id, 'challenge']]
      return (hinted.get(title) ?? 0) > at ? [[id, 'hint']] : []
    }),
  )
}
