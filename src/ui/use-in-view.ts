import { useEffect, useState, type RefObject } from 'react'

/** Whether a part of the element is visible. True until the browser reports otherwise. */
export function useInView(watched: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const element = watched.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const watcher = new IntersectionObserver((told) => setInView(told.at(-1)?.isIntersecting ?? true))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [watched])
  return isInView
}
