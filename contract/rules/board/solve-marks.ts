import type { ChallengeState } from './board.ts'

/**
 * The times of the first three solves. Infinity: none. With the time of a team's solve they decide its mark.
 */
export type FirstTimes = readonly [number, number, number]

export function firstTimes({
  ats: [first = Infinity, second = Infinity, third = Infinity],
}: Pick<ChallengeState, 'ats'>): FirstTimes {
  return [first, second, third]
}

export type Mark = 1 | 2 | 3 | 'plain'
/** Equal times share the better mark. Null: the time is NaN, so the team has not solved it. */
export function markOf([first, second, third]: FirstTimes, at: number): Mark | null {
  if (Number.isNaN(at)) return null
  if (at > third) return 'plain'
  if (at <= first) return 1
  return at <= second ? 2 : 3
}
