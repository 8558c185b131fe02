import { useLayoutEffect, useRef, type RefObject } from 'react'
import {
  scrolledTo,
  windowOf,
  type VisibleGrid,
  type GridSize,
  type GridWindow,
  type Span,
} from './grid-window.ts'

export interface ScrolledSize extends GridSize {
  /** The height of a row and the width of a column. */
  rowRem: number
  columnRem: number
  /** How many rows further down most visible rows belong since the last paint. The box scrolls with them. */
  drift: (seen: Span) => number
}

/** As much as a large screen holds, where nothing can be measured. */
const FIRST_GUESS = 24
/** A row may be pinned at either end. */
const PINNED = 1
/** Nobody is taken along who is on the way somewhere. */
const REST_MS = 150

/**
 * Tells `paint` what has to be drawn, and how far it was taken along: with each step of scrolling, with each
 * new size, and each time that it is rendered. Nothing is rendered by scrolling, and nothing about the page
 * is asked in between that would make the browser lay it out. In the scrolling box, `[data-covers]` lies over
 * the cells: its height at the top, and the width of `[data-covers-left]` in it at the left.
 */
export function useGridScroll(
  box: RefObject<HTMLElement | null>,
  size: ScrolledSize,
  paint: (window: GridWindow, drift: number) => void,
) {
  const sight = useRef<VisibleGrid>({ top: 0, left: 0, height: FIRST_GUESS, width: FIRST_GUESS })
  const draw = useRef(() => {})
  const units = useRef({ row: 1, column: 1 })
  const scrolled = useRef({ at: -REST_MS, to: 0 })
  const { rowRem, columnRem } = size

  const look = (scroller: HTMLElement) => {
    const { row, column } = units.current
    sight.current = {
      ...sight.current,
      top: Math.max(0, scroller.scrollTop) / row,
      left: Math.max(0, scroller.scrollLeft) / column,
    }
  }
  /** A viewer at the first row stays at the first row. */
  const takeAlong = (): number => {
    const scroller = box.current
    const { row } = units.current
    const isAtRest = performance.now() - scrolled.current.at >= REST_MS
    if (!scroller || sight.current.top < 1 || !isAtRest) return 0
    const rows = size.drift(windowOf(size, sight.current).shownRows)
    if (rows === 0) return 0
    const before = scroller.scrollTop
    scroller.scrollTo({ top: before + rows * row, behavior: 'instant' })
    // As far as there is room.
    scrolled.current.to = scroller.scrollTop
    look(scroller)
    return (scrolled.current.to - before) / row
  }
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const measure = () => {
      units.current = { row: rowRem * remPx(), column: columnRem * remPx() }
      const { height, width } = openSize(scroller)
      const fitting = { height: height / units.current.row, width: width / units.current.column }
      sight.current = { ...sight.current, ...(height > 0 ? fitting : {}) }
      look(scroller)
    }
    const onScroll = ({ timeStamp }: Event) => {
      if (scroller.scrollTop !== scrolled.current.to)
        scrolled.current = { at: timeStamp, to: scroller.scrollTop }
      look(scroller)
      draw.current()
    }
    measure()
    const watcher = new ResizeObserver(() => {
      measure()
      draw.current()
    })
    watcher.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      watcher.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [box, rowRem, columnRem])
  useLayoutEffect(() => {
    draw.current = () => paint(windowOf(size, sight.current), 0)
    const drift = takeAlong()
    if (drift === 0) draw.current()
    else paint(windowOf(size, sight.current), drift)
  })

  return (row: number, column: number | null) => {
    const scroller = box.current
    if (!scroller) return
    // On a low screen the grid itself may be out of view.
    scroller.scrollIntoView({ block: 'nearest' })
    const { top, left, height, width } = sight.current
    const { row: rowPx, column: columnPx } = units.current
    scroller.scrollTo({
      top: scrolledTo(row, top, height, PINNED) * rowPx,
      left: column === null ? scroller.scrollLeft : scrolledTo(column, left, width, 0) * columnPx,
      behavior: 'instant',
    })
    look(scroller)
    draw.current()
  }
}

/** Without what is covered. */
function openSize(scroller: HTMLElement): { height: number; width: number } {
  const covers = scroller.querySelector<HTMLElement>('[data-covers]')
  const left = covers?.querySelector<HTMLElement>('[data-covers-left]')
  return {
    height: Math.max(0, scroller.clientHeight - (covers?.offsetHeight ?? 0)),
    width: Math.max(0, scroller.clientWidth - (left?.offsetWidth ?? 0)),
  }
}

/** Readers choose their own size of text, and all sizes follow it. */
function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
