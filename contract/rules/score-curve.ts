/** What a challenge is worth, as the number of teams that solved it grows. */
export interface ScoreCurve {
  originalScore: number
  /** The share of the original score that is left in the end, from 0 to 1. */
  minScoreRate: number
  /** How many solves it takes to lose most of the rest. */
  difficulty: number
}

/** Holds for everybody who solved it, earlier ones too. The first solve costs nothing. */
export function scoreAfter(solves: number, { originalScore, minScoreRate, difficulty }: ScoreCurve): number {
  if (solves <= 1) return originalScore
  // No server checks the difficulty: of one below zero the score would grow beyond all bounds.
  const left = Math.min(1, Math.exp((1 - solves) / difficulty))
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * left))
}

export const leastScore = ({ originalScore, minScoreRate }: ScoreCurve): number =>
  Math.floor(originalScore * minScoreRate)
