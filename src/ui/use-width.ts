import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in whole pixels. 0: it cannot be measured. */
export function useWidth(watched: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = watched.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [watched])
  return width
}
