export interface ScoreCurve {
  originalScore: number
  /** The share of the original score that remains after many solves, from 0 to 1. */
  minScoreRate: number
  /** The larger, the more solves it takes to lower the score. */
  difficulty: number
}

/** The new score applies to earlier solves too. The first solve does not lower it. */
export function scoreAfter(solves: number, { originalScore, minScoreRate, difficulty }: ScoreCurve): number {
  if (solves <= 1) return originalScore
  // The base server does not check the difficulty. With a negative one the score would grow without a limit.
  const left = Math.min(1, Math.exp((1 - solves) / difficulty))
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * left))
}

export const leastScore = ({ originalScore, minScoreRate }: ScoreCurve): number =>
  Math.floor(originalScore * minScoreRate)
