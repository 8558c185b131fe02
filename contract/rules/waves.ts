import type { ChallengeWindow } from './challenge-window.ts'
import { scoreAfter, type ScoreCurve } from './score-curve.ts'

export type WaveChallenge = Pick<ChallengeWindow, 'opensAt'> & ScoreCurve

/** The challenges that come out at the same time. Null: as soon as they are enabled. */
export interface Wave<Challenge extends WaveChallenge> {
  opensAt: number | null
  challenges: readonly Challenge[]
}

/** The earliest first, those without a time before all. Challenges keep their order. */
export function wavesOf<Challenge extends WaveChallenge>(
  challenges: readonly Challenge[],
): Wave<Challenge>[] {
  const times = [...new Set(challenges.map(({ opensAt }) => opensAt))]
  return times
    .map((at) => ({ opensAt: at, challenges: challenges.filter(({ opensAt }) => opensAt === at) }))
    .toSorted((a, b) => (a.opensAt ?? -Infinity) - (b.opensAt ?? -Infinity))
}

/**
 * The score curve of a wave: the points that a team gets for all of it, without bonuses, after each challenge was
 * solved so many times. `points[0]` is before the first solve, the last one after `solves`.
 */
export const waveCurve = (challenges: readonly ScoreCurve[], solves: number): readonly number[] =>
  Array.from({ length: solves + 1 }, (_, solved) =>
    challenges.reduce((sum, challenge) => sum + scoreAfter(solved, challenge), 0),
  )
