import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Scrolls a box to its current element, but not the page. */
export function useKeptInView<Box extends HTMLElement>(current: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const show = useEffectEvent(() => {
    const shown = box.current
    const target = shown?.querySelector('[aria-current]')
    if (!shown || !target) return
    const [outer, inner] = [shown.getBoundingClientRect(), target.getBoundingClientRect()]
    const isInside = inner.top >= outer.top + inner.height && inner.bottom <= outer.bottom - inner.height
    if (!isInside) shown.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  })
  useEffect(() => show(), [current])
  return box
}
