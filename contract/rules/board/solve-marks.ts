import type { ChallengeState } from './board.ts'

/**
 * When the first three solved a challenge; Infinity where nobody did. What a cell shows follows from it and
 * from the team's own time.
 */
export type FirstTimes = readonly [number, number, number]

export function firstTimes({
  ats: [first = Infinity, second = Infinity, third = Infinity],
}: Pick<ChallengeState, 'ats'>): FirstTimes {
  return [first, second, third]
}

export type Mark = 1 | 2 | 3 | 'plain'
/** By placing; equals share the better one. Null where the time is NaN: unsolved. */
export function markOf([first, second, third]: FirstTimes, at: number): Mark | null {
  if (Number.isNaN(at)) return null
  if (at > third) return 'plain'
  if (at <= first) return 1
  return at <= second ? 2 : 3
}
