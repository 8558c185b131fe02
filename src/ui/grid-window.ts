export interface Span {
  from: number
  /** Exclusive. */
  to: number
}
/** The visible range in rows, with fractions. It may start above the first row and end below the last. */
export interface VisibleRows {
  top: number
  bottom: number
  /** Rows that fit into the window between its covered ends. */
  fitting: number
}
export interface GridWindow {
  /** The rows to paint: the visible ones and some around them, so that scrolling shows no gap. */
  rows: Span
  /** The rows that are visible at least in part. */
  shownRows: Span
  /** The rows that are visible as a whole. */
  wholeRows: Span
}

const OVERSCAN = 2

/** Scrolling does not change the number of painted rows, so that their elements are reused. */
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

/** In rows. A row counts as whole although this share of it is hidden at an end. */
const ROUNDING = 0.02

/** The closest scroll position at which row `at` is visible, with `clear` rows to spare on both sides. */
export function scrolledTo(at: number, from: number, fitting: number, clear: number): number {
  if (at < from + clear) return Math.max(0, at - clear)
  return Math.max(from, at + 1 + clear - fitting)
}
