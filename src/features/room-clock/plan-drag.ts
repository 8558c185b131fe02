import type { Axis } from './plan-moments.ts'

const MINUTE_MS = 60_000
const SNAP_MS = 5 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** The time under the pointer, rounded to five minutes. It is always later than `least`, the present. */
export function snapped(share: number, { from, to }: Axis, least: number): number {
  const at = Math.round((from + Math.min(1, Math.max(0, share)) * (to - from)) / SNAP_MS) * SNAP_MS
  return at > least ? at : (Math.floor(least / SNAP_MS) + 1) * SNAP_MS
}

/** The milliseconds by which a key moves a mark. Null for keys that move nothing. */
export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): number | null {
  const byMs = shiftKey ? HOUR_MS : SNAP_MS
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -byMs
  return key === 'ArrowRight' || key === 'ArrowUp' ? byMs : null
}
