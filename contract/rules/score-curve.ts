export interface ScoreCurve {
  originalScore: number
  /** The share of the original score that remains in the end, from 0 to 1. */
  minScoreRate: number
  /** The number of solves after which most of the rest is gone. */
  difficulty: number
}

/** Applies to all solves, earlier ones too. The first solve does not lower the score. */
export function scoreAfter(solves: number, { originalScore, minScoreRate, difficulty }: ScoreCurve): number {
  if (solves <= 1) return originalScore
  // Servers do not check the difficulty. Below zero the score would grow without a limit.
  const left = Math.min(1, Math.exp((1 - solves) / difficulty))
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * left))
}

export const leastScore = ({ originalScore, minScoreRate }: ScoreCurve): number =>
  Math.floor(originalScore * minScoreRate)
