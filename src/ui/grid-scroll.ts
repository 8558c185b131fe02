import { useLayoutEffect, useRef, type RefObject } from 'react'
import { scrolledTo, windowOf, type GridWindow, type Span, type VisibleRows } from './grid-window.ts'

export interface ScrolledGrid {
  /** The element as high as all rows, whose first row is at its top. */
  body: RefObject<HTMLElement | null>
  /** The head that sticks above the rows. */
  head: RefObject<HTMLElement | null>
  /** The sticky row below them. Its `bottom` is the height of what covers the foot of the window. */
  foot: RefObject<HTMLElement | null>
  rows: number
  rowRem: number
  /** How many rows further down most visible rows belong since the last paint. The page scrolls with them. */
  drift: (seen: Span) => number
  onScroll: () => void
}

/** As much as a large screen holds, where nothing can be measured. */
const FIRST_GUESS = 24
/** A row may be pinned at the foot. */
const PINNED = 1
/** Nobody is taken along who is on the way somewhere. */
const REST_MS = 150

/**
 * Tells `paint` which rows of a page that scrolls have to be drawn, and how far it was taken along: with each
 * step of scrolling, with each new size, and each time that it is rendered. Nothing is rendered by scrolling,
 * and nothing about the page is asked in between that would make the browser lay it out.
 */
export function useGridScroll(
  { body, head, foot, rows, rowRem, drift, onScroll }: ScrolledGrid,
  paint: (window: GridWindow, drift: number) => void,
) {
  const sight = useRef<VisibleRows>({ top: 0, bottom: FIRST_GUESS, fitting: FIRST_GUESS })
  const draw = useRef(() => {})
  const heard = useRef(onScroll)
  /** In pixels: a row, where the first one is in the page, and what is covered at both ends of the window. */
  const sizes = useRef({ row: 1, start: 0, above: 0, below: 0, isKnown: false })
  const scrolled = useRef({ at: -REST_MS, to: 0 })

  const look = () => {
    const { row, start, above, below, isKnown } = sizes.current
    if (!isKnown) return
    sight.current = {
      top: (scrollY + above - start) / row,
      bottom: (scrollY + innerHeight - below - start) / row,
      // Whoever is at the top of the page sees fewer.
      fitting: (innerHeight - above - below) / row,
    }
  }
  const scrollRows = (by: number) => {
    const before = scrollY
    scrollTo({ top: before + by * sizes.current.row, behavior: 'instant' })
    // As far as there is room.
    scrolled.current.to = scrollY
    look()
    return (scrollY - before) / sizes.current.row
  }
  /** A viewer at the first row stays at the first row. */
  const takeAlong = (): number => {
    const isAtRest = performance.now() - scrolled.current.at >= REST_MS
    if (sight.current.top < 1 || !isAtRest) return 0
    const along = drift(windowOf(rows, sight.current).shownRows)
    return along === 0 ? 0 : scrollRows(along)
  }
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      sizes.current = {
        row: rowRem * remPx(),
        start: box.top + scrollY,
        above: stuckOf(head.current),
        below: insetOf(foot.current, 'bottom'),
        isKnown: box.width > 0,
      }
      look()
    }
    const onScrolled = ({ timeStamp }: Event) => {
      if (scrollY !== scrolled.current.to) scrolled.current = { at: timeStamp, to: scrollY }
      look()
      draw.current()
      heard.current()
    }
    measure()
    const again = () => {
      measure()
      draw.current()
    }
    // All that makes room above the rows changes the height of the page.
    const watcher = new ResizeObserver(again)
    watcher.observe(document.body)
    watcher.observe(element)
    addEventListener('resize', again)
    addEventListener('scroll', onScrolled, { passive: true })
    return () => {
      watcher.disconnect()
      removeEventListener('resize', again)
      removeEventListener('scroll', onScrolled)
    }
  }, [body, head, foot, rowRem])
  useLayoutEffect(() => {
    heard.current = onScroll
    draw.current = () => paint(windowOf(rows, sight.current), 0)
    const along = takeAlong()
    if (along === 0) draw.current()
    else paint(windowOf(rows, sight.current), along)
  })

  return (row: number) => {
    const { top, bottom } = sight.current
    scrollRows(scrolledTo(row, top, bottom - top, PINNED) - top)
    draw.current()
  }
}

/** How far down the window a head reaches once it sticks. */
const stuckOf = (head: HTMLElement | null) => (head ? insetOf(head, 'top') + head.offsetHeight : 0)

function insetOf(element: HTMLElement | null, side: 'top' | 'bottom'): number {
  return element ? Number.parseFloat(getComputedStyle(element)[side]) || 0 : 0
}

/** Readers choose their own size of text, and all sizes follow it. */
function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
