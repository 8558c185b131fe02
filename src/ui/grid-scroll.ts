import { useLayoutEffect, useRef, type RefObject } from 'react'
import { scrolledTo, windowOf, type GridWindow, type Span, type VisibleRows } from './grid-window.ts'

export interface ScrolledGrid {
  /** The element with the height of all rows. Its first row is at its top. */
  body: RefObject<HTMLElement | null>
  /** The sticky header above the rows. */
  head: RefObject<HTMLElement | null>
  /**
   * The sticky row below the rows. Its `bottom` is the height of everything that covers the lower end of the
   * window.
   */
  foot: RefObject<HTMLElement | null>
  rows: number
  rowRem: number
  /**
   * The number of rows by which most visible rows have moved down since the last paint. The page scrolls
   * along, so that they stay in place.
   */
  drift: (seen: Span) => number
  onScroll: () => void
}

/** The rows of a large screen, for environments without layout. */
const FIRST_GUESS = 24
/** The row that may be pinned at the bottom. */
const PINNED = 1
/** After the user has scrolled, the page does not scroll along for this time, so that both do not compete. */
const REST_MS = 150

/**
 * Calls `paint` with the rows to draw and the distance that the page has scrolled along. It runs after each
 * scroll step, each new size, and each render. Scrolling renders nothing and reads no layout in between, so
 * that it stays smooth.
 */
export function useGridScroll(
  { body, head, foot, rows, rowRem, drift, onScroll }: ScrolledGrid,
  paint: (window: GridWindow, drift: number) => void,
) {
  const sight = useRef<VisibleRows>({ top: 0, bottom: FIRST_GUESS, fitting: FIRST_GUESS })
  const draw = useRef(() => {})
  const heard = useRef(onScroll)
  /**
   * In pixels: the height of a row, the start of the first one in the page, and the covered parts at both
   * ends of the window.
   */
  const sizes = useRef({ row: 1, start: 0, above: 0, below: 0, isKnown: false })
  const scrolled = useRef({ at: -REST_MS, to: 0 })

  const look = () => {
    const { row, start, above, below, isKnown } = sizes.current
    if (!isKnown) return
    sight.current = {
      top: (scrollY + above - start) / row,
      bottom: (scrollY + innerHeight - below - start) / row,
      // At the top of the page fewer rows are visible.
      fitting: (innerHeight - above - below) / row,
    }
  }
  const scrollRows = (by: number) => {
    const before = scrollY
    scrollTo({ top: before + by * sizes.current.row, behavior: 'instant' })
    // Reads the position again, because the browser limits it to the scrollable range.
    scrolled.current.to = scrollY
    look()
    return (scrollY - before) / sizes.current.row
  }
  /** Scrolls along, except at the first row, where users stay, and shortly after they have scrolled. */
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
    // Watches the body, because everything that changes the start of the rows also changes the height of the
    // page.
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

/** The lower edge of a sticky header in the window. */
const stuckOf = (head: HTMLElement | null) => (head ? insetOf(head, 'top') + head.offsetHeight : 0)

function insetOf(element: HTMLElement | null, side: 'top' | 'bottom'): number {
  return element ? Number.parseFloat(getComputedStyle(element)[side]) || 0 : 0
}

/** Users choose their font size, and all sizes depend on it. */
function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
