export const BARS = { width: 120, height: 20 }
const GAP = 1
/** A minute without any is seen to be counted too. */
const LEAST = 1

/** One bar for each count, the highest as high as there is room. */
export function barsPath(counts: readonly number[]): string {
  const most = Math.max(1, ...counts)
  const step = BARS.width / Math.max(1, counts.length)
  return counts
    .map((count, nth) => {
      const height = Math.max(LEAST, (count / most) * BARS.height)
      return `M${(nth * step).toFixed(2)} ${BARS.height}v${(-height).toFixed(2)}h${(step - GAP).toFixed(2)}v${height.toFixed(2)}z`
    })
    .join('')
}
