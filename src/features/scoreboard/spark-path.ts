import type { Board } from '#contract/rules/board/board.ts'

export const SPARK = { width: 60, height: 20 }

/** True if the end has moved by more than one pixel, so that the line must be drawn again. */
export const isSparkOld = (
  drawnUntil: number,
  until: number,
  { startsAt }: Pick<Board, 'startsAt'>,
): boolean => Math.abs(until - drawnUntil) * SPARK.width > Math.max(1, until - startsAt)

/**
 * A team's score over time, up to the last solve of all teams, so that its width shows how late the team's
 * last solve was. Bonuses are left out, because they are invisible at this size.
 */
export function sparkPath(
  times: Float64Array,
  { challenges, startsAt }: Pick<Board, 'challenges' | 'startsAt'>,
  until: number,
): string {
  const order: number[] = []
  let all = 0
  for (let place = 0; place < times.length; place++) {
    if (Number.isNaN(times[place])) continue
    order.push(place)
    all += challenges[place]?.score ?? 0
  }
  if (all === 0) return ''
  order.sort((one, other) => (times[one] ?? 0) - (times[other] ?? 0))
  let path = `M0 ${SPARK.height - 1}`
  let score = 0
  for (const place of order) {
    score += challenges[place]?.score ?? 0
    const x = (((times[place] ?? 0) - startsAt) / Math.max(1, until - startsAt)) * SPARK.width
    path += `H${x.toFixed(1)}V${(SPARK.height - 1 - (score / all) * (SPARK.height - 2)).toFixed(1)}`
  }
  return path
}
