import { observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

export interface GridSize {
  rows: number
  columns: number
  /** Of a row's height and a column's width. */
  rowRem: number
  columnRem: number
  /** The first column that is drawn is a multiple of it. */
  columnStep: number
}
export interface Span {
  from: number
  /** One past the last. */
  to: number
}
export interface GridWindow {
  /** What is drawn: what is in view, and a little around it. */
  rows: Span
  columns: Span
  /** What is in view. */
  shownRows: Span
  rowPx: number
  columnPx: number
  show: (row: number, column: number | null) => void
}

const OVERSCAN = 2
/** As many as a large screen holds, until the box is measured. */
const FIRST_GUESS = 24

/**
 * Which part of a grid has to be drawn, in both directions; always as many rows and columns, so that what is in the page is written anew and
 * not made anew. In the scrolling box, `[data-covers]` lies over the cells: its height at the top, and the width of `[data-covers-left]` in it
 * at the left.
 */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, { rows, columns, rowRem, columnRem, columnStep }: GridSize): GridWindow {
  const rem = remPx()
  const [rowPx, columnPx] = [rowRem * rem, columnRem * rem]
  const both = { getScrollElement: () => scroller.current, overscan: OVERSCAN, observeElementRect: observeOpenRect }
  // oxlint-disable-next-line react/incompatible-library -- What it hands back is different with each step, and nothing here remembers it.
  const down = useVirtualizer<HTMLElement, HTMLElement>({
    ...both,
    count: rows,
    estimateSize: () => rowPx,
    // A row may be pinned there.
    scrollPaddingStart: rowPx,
    scrollPaddingEnd: rowPx,
  })
  const across = useVirtualizer<HTMLElement, HTMLElement>({ ...both, count: columns, estimateSize: () => columnPx, horizontal: true })
  const shown = down.calculateRange()
  return {
    rows: drawnOf(down, rows, (down.scrollRect?.height ?? 0) / rowPx, 1),
    columns: drawnOf(across, columns, (across.scrollRect?.width ?? 0) / columnPx, columnStep),
    shownRows: shown ? { from: shown.startIndex, to: shown.endIndex + 1 } : { from: 0, to: rows },
    rowPx,
    columnPx,
    show(row, column) {
      // On a low screen the grid itself may be out of view.
      scroller.current?.scrollIntoView({ block: 'nearest' })
      down.scrollToIndex(row)
      if (column !== null) across.scrollToIndex(column)
    },
  }
}

/** Rounded to whole steps, at the end as well: one more is drawn there than there is to see. */
function drawnOf(virtualizer: Virtualizer<HTMLElement, HTMLElement>, count: number, fitting: number, step: number): Span {
  const wanted = fitting === 0 ? FIRST_GUESS : Math.ceil(fitting) + 1 + 2 * OVERSCAN
  const drawn = Math.ceil((wanted + step - 1) / step) * step
  const first = Math.max(0, Math.min((virtualizer.calculateRange()?.startIndex ?? 0) - OVERSCAN, count - drawn))
  const from = Math.floor(first / step) * step
  return { from, to: Math.min(count, from + drawn) }
}

/** Without what is covered. */
function observeOpenRect(instance: Virtualizer<HTMLElement, HTMLElement>, tell: (rect: Rect) => void) {
  return observeElementRect(instance, ({ width, height }) => {
    const covers = instance.scrollElement?.querySelector<HTMLElement>('[data-covers]')
    const left = covers?.querySelector<HTMLElement>('[data-covers-left]')?.offsetWidth ?? 0
    tell({ width: Math.max(0, width - left), height: Math.max(0, height - (covers?.offsetHeight ?? 0)) })
  })
}

/** Readers choose their own size of text, and all sizes follow it. */
function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
