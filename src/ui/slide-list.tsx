import { Fragment, useState, type ReactElement } from 'react'
import { useSlides } from './use-slides.ts'

export interface SlideListProps {
  label: string
  order: readonly number[]
  /** The key of the row that must be visible. Null: the list shows the first rows. */
  focus: number | null
  most: number
  className: string
  /** Must render one `li`. */
  children: (key: number) => ReactElement | null
}

/** Animates rows to their new positions, so that users can follow them. */
export function SlideList({ label, order, focus, most, className, children }: SlideListProps) {
  const [start, setStart] = useState(0)
  const next = startFor(focus === null ? null : order.indexOf(focus), start, most, order.length)
  if (next !== start) setStart(next)
  const shown = order.slice(next, next + most)
  const list = useSlides<HTMLOListElement>(shown)
  return (
    <ol ref={list} aria-label={label} start={next + 1} className={className}>
      {shown.map((key) => (
        <Fragment key={key}>{children(key)}</Fragment>
      ))}
    </ol>
  )
}

/** Keeps the visible range as long as it contains the row that must be visible, so that little moves. */
function startFor(place: number | null, start: number, fits: number, count: number): number {
  const most = Math.max(0, count - fits)
  if (place === null || place < 0) return 0
  if (place >= start && place < start + fits) return Math.min(start, most)
  return Math.max(0, Math.min(most, place - Math.floor(fits / 2)))
}
