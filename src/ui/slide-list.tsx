import { Fragment, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { mayMove, slideFrom } from './motion.ts'

export interface SlideListProps {
  label: string
  order: readonly number[]
  /** The key of the row that must be visible. Null: the list shows the first rows. */
  focus: number | null
  most: number
  className: string
  /** Renders one `li`. */
  children: (key: number) => ReactElement | null
}

/** Animates rows to their new positions. */
export function SlideList({ label, order, focus, most, className, children }: SlideListProps) {
  const [start, setStart] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<Places>(new Map())
  const next = startFor(focus === null ? null : order.indexOf(focus), start, most, order.length)
  if (next !== start) setStart(next)
  const shown = order.slice(next, next + most)
  const sight = shown.join(' ')
  useLayoutEffect(() => {
    if (!list.current) return
    const places = placesIn(list.current, sight)
    if (mayMove()) for (const [key, place] of places) moved(place, before.current.get(key))
    before.current = places
  }, [sight])
  return (
    <ol ref={list} aria-label={label} start={next + 1} className={className}>
      {shown.map((key) => (
        <Fragment key={key}>{children(key)}</Fragment>
      ))}
    </ol>
  )
}

type Places = ReadonlyMap<string, { element: HTMLElement; top: number }>

function placesIn(list: HTMLElement, sight: string): Places {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const keys = sight.split(' ')
  return new Map(rows.map((element, index) => [keys[index] ?? '', { element, top: element.offsetTop }]))
}

function moved({ element, top }: { element: HTMLElement; top: number }, was: { top: number } | undefined) {
  if (was && was.top !== top) slideFrom(element, was.top - top)
}

/** The visible range stays while it contains the row that must be visible. */
function startFor(place: number | null, start: number, fits: number, count: number): number {
  const most = Math.max(0, count - fits)
  if (place === null || place < 0) return 0
  if (place >= start && place < start + fits) return Math.min(start, most)
  return Math.max(0, Math.min(most, place - Math.floor(fits / 2)))
}
