/** The exports of a `<name>.bench.ts`. */
export interface Bench {
  name: string
  /** The largest figure that passes. */
  bar: number
  unit: string
  /** Reports further figures, which decide nothing. */
  run(tell: (line: string) => void): Promise<number>
}

/** The value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
