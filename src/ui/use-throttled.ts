import { useEffect, useRef, useState } from 'react'

/**
 * The latest value, but never two within `paceMs`, and each after what it came with is drawn: for what costs
 * more to draw than it is worth to see at each of many changes.
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
