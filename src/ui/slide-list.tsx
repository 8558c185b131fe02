import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { mayMove, openSlide } from './motion.ts'

/** The class of a row has the same height. */
const ROW_REM = 4
/** Holds until the box is measured. */
const FIRST_GUESS = 12

export interface SlideListProps {
  label: string
  /** The keys of all rows, from first to last. */
  order: readonly number[]
  /** The key of the row that must be visible. Null: the list shows the first rows. */
  focus: number | null
  children: (key: number) => ReactNode
}

/** As many rows as fit, of one height. Who gets another place goes there in sight. */
export function SlideList({ label, order, focus, children }: SlideListProps) {
  const [fits, setFits] = useState(FIRST_GUESS)
  const [start, setStart] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const rowPx = ROW_REM * parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (element.clientHeight > 0) setFits(Math.max(1, Math.floor(element.clientHeight / rowPx)))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const next = startFor(focus === null ? null : order.indexOf(focus), start, fits, order.length)
  if (next !== start) setStart(next)
  return (
    <div ref={box} className={css({ position: 'relative', flex: '1', minHeight: '48', overflow: 'hidden' })}>
      <ol aria-label={label} start={next + 1}>
        {order.slice(next, next + fits).map((key, place) => (
          <Row key={key} place={place} fits={fits}>
            {children(key)}
          </Row>
        ))}
      </ol>
    </div>
  )
}

/** The window stays while the element that must be visible is inside. */
function startFor(place: number | null, start: number, fits: number, count: number): number {
  const most = Math.max(0, count - fits)
  if (place === null || place < 0) return 0
  if (place >= start && place < start + fits) return Math.min(start, most)
  return Math.max(0, Math.min(most, place - Math.floor(fits / 2)))
}

function Row({ place, fits, children }: { place: number; fits: number; children: ReactNode }) {
  const element = useRef<HTMLLIElement>(null)
  const slide = useRef<ReturnType<typeof openSlide> | null>(null)
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    slide.current ??= openSlide(element.current, ROW_REM)
    slide.current.to(place, mayMove() ? before.current : null, 0, { from: 0, to: fits })
    before.current = place
  }, [place, fits])
  return (
    <li ref={element} className={css({ position: 'absolute', inset: '0', height: '16' })}>
      {children}
    </li>
  )
}
