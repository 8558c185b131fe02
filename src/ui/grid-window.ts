export interface Span {
  from: number
  /** One past the last. */
  to: number
}
/** The visible stretch in rows, with fractions; it may begin above the first row and end below the last. */
export interface VisibleRows {
  top: number
  bottom: number
  /** As many rows as the window holds at most, without what covers its ends. */
  fitting: number
}
export interface GridWindow {
  /** The rows to paint: the visible ones and some around them. */
  rows: Span
  /** The rows that are visible at least in part. */
  shownRows: Span
  /** The rows that are visible as a whole. */
  wholeRows: Span
}

const OVERSCAN = 2

/** Always as many rows, so that rows in the page are written again and never made again. */
export function windowOf(rows: number, { top, bottom, fitting }: VisibleRows): GridWindow {
  const drawn = Math.min(rows, Math.ceil(fitting) + 1 + 2 * OVERSCAN)
  const from = Math.min(Math.max(0, Math.floor(top) - OVERSCAN), rows - drawn)
  const within = (row: number) => Math.min(rows, Math.max(0, row))
  const shownFrom = within(Math.floor(top))
  const wholeFrom = within(Math.ceil(top - ROUNDING))
  return {
    rows: { from, to: from + drawn },
    shownRows: { from: shownFrom, to: Math.max(shownFrom, within(Math.ceil(bottom))) },
    wholeRows: { from: wholeFrom, to: Math.max(wholeFrom, within(Math.floor(bottom + ROUNDING))) },
  }
}

/** Half a pixel of a row is no part of it that anyone misses. */
const ROUNDING = 0.02

/**
 * How far to scroll so that all of `at` is in view with `clear` to spare on both sides; the least that does
 * it.
 */
export function scrolledTo(at: number, from: number, fitting: number, clear: number): number {
  if (at < from + clear) return Math.max(0, at - clear)
  return Math.max(from, at + 1 + clear - fitting)
}
