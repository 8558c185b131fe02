/** What a `<name>.bench.ts` exports by these names. */
export interface Bench {
  name: string
  /** The figure has to stay at or below it. */
  bar: number
  unit: string
  /** What it tells on the way is worth reading, but does not decide. */
  run(tell: (line: string) => void): Promise<number>
}

/** The value below which that share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
