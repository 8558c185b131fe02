/** Every `<name>.bench.ts` exports these, so that one program can run them all. */
export interface Bench {
  name: string
  /** The largest figure that passes. */
  bar: number
  unit: string
  /** Reports further figures with `tell`. They help to explain the result, but decide nothing. */
  run(tell: (line: string) => void): Promise<number>
}

/**
 * Returns the value that at least this share of the values does not exceed, because an average would hide
 * slow requests.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
