import type { ChallengeWindow } from './challenge-window.ts'
import { scoreAfter, type ScoreCurve } from './score-curve.ts'

export type WaveChallenge = Pick<ChallengeWindow, 'opensAt'> & ScoreCurve

/** The challenges that come out at the same time. Null: they come out when they are enabled. */
export interface Wave<Challenge extends WaveChallenge> {
  opensAt: number | null
  challenges: readonly Challenge[]
}

/** Earliest first, after the wave without a time. Challenges keep their order. */
export function wavesOf<Challenge extends WaveChallenge>(
  challenges: readonly Challenge[],
): Wave<Challenge>[] {
  const times = [...new Set(challenges.map(({ opensAt }) => opensAt))]
  return times
    .map((at) => ({ opensAt: at, challenges: challenges.filter(({ opensAt }) => opensAt === at) }))
    .toSorted((a, b) => (a.opensAt ?? -Infinity) - (b.opensAt ?? -Infinity))
}

/**
 * The points that a team gets for a whole wave without bonuses, by the number of solves of each challenge.
 * `points[0]` is before the first solve.
 */
export const waveCurve = (challenges: readonly ScoreCurve[], solves: number): readonly number[] =>
  Array.from({ length: solves + 1 }, (_, solved) =>
    challenges.reduce((sum, challenge) => sum + scoreAfter(solved, challenge), 0),
  )
