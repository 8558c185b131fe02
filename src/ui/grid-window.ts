export interface Span {
  from: number
  /** One past the last. */
  to: number
}
export interface GridSize {
  rows: number
  columns: number
  /** Columns are drawn so many at a time. */
  block: number
}
/** The visible cells in rows and columns, with fractions. */
export interface VisibleGrid {
  top: number
  left: number
  height: number
  width: number
}
export interface GridWindow {
  /** The rows and blocks to paint: the visible ones and some around them. */
  rows: Span
  blocks: Span
  /** The rows that are visible at least in part. */
  shownRows: Span
}

const OVERSCAN = 2

/**
 * Which part of a grid has to be drawn, in both directions: always as many rows and blocks, so that what is
 * in the page is written anew and not made anew.
 */
export function windowOf(
  { rows, columns, block }: GridSize,
  { top, left, height, width }: VisibleGrid,
): GridWindow {
  return {
    rows: drawnOf(rows, top, Math.ceil(height) + 1 + 2 * OVERSCAN, 1),
    blocks: drawnOf(columns, left, Math.ceil(width) + 1 + 2 * OVERSCAN, block),
    shownRows: { from: Math.min(rows, Math.floor(top)), to: Math.min(rows, Math.ceil(top + height)) },
  }
}

/** In whole steps. */
function drawnOf(all: number, first: number, wanted: number, step: number): Span {
  const steps = Math.ceil(all / step)
  const drawn = Math.min(steps, Math.ceil((wanted + step - 1) / step))
  const from = Math.min(Math.max(0, Math.floor((Math.floor(first) - OVERSCAN) / step)), steps - drawn)
  return { from, to: from + drawn }
}

/**
 * How far to scroll so that all of `at` is in view with `clear` to spare on both sides; the least that does
 * it.
 */
export function scrolledTo(at: number, from: number, fitting: number, clear: number): number {
  if (at < from + clear) return Math.max(0, at - clear)
  return Math.max(from, at + 1 + clear - fitting)
}
