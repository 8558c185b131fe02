import { leastScore, scoreAfter, type ScoreCurve } from '#contract/rules/score-curve.ts'

export interface PlotPoint {
  /** The number of solves, from 1. */
  at: number
  score: number
}

/** After six difficulties the rest of the score is as good as lost. */
const SPAN = 6
const [FEWEST_SOLVES, MOST_SOLVES] = [10, 10_000]
const MAX_POINTS = 150
const LISTED = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

export function plotOf(curve: ScoreCurve): { points: readonly PlotPoint[]; last: number } {
  const last = Math.min(MOST_SOLVES, Math.max(FEWEST_SOLVES, Math.ceil(curve.difficulty * SPAN)))
  const steps = Math.min(MAX_POINTS, last - 1)
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    pointAt(1 + Math.round((step * (last - 1)) / steps), curve),
  )
  return { points, last }
}

/** Up to where nothing more is lost. */
export function tableOf(curve: ScoreCurve): readonly PlotPoint[] {
  const points = LISTED.map((at) => pointAt(at, curve))
  const bottom = points.findIndex(({ score }) => score === leastScore(curve))
  return bottom === -1 ? points : points.slice(0, Math.max(bottom, 1) + 1)
}

const pointAt = (at: number, curve: ScoreCurve): PlotPoint => ({ at, score: scoreAfter(at, curve) })
