import { useEffect, useRef, useState } from 'react'

/**
 * The latest value, updated at most every `paceMs` and after the other changes are rendered. Used for parts
 * that are too expensive to render at each change.
 */
export function useThrottled<Value>(latest: Value, paceMs: number): Value {
  const [shown, setShown] = useState(latest)
  const shownAt = useRef(-Infinity)
  useEffect(() => {
    if (latest === shown) return
    const show = () => {
      shownAt.current = performance.now()
      setShown(latest)
    }
    const timer = setTimeout(show, Math.max(0, shownAt.current + paceMs - performance.now()))
    return () => clearTimeout(timer)
  }, [latest, shown, paceMs])
  return shown
}
