import { useEffect, useRef } from 'react'

/** Returns whether the component is still on the page, for timers that outlive it. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return () => isHere.current
}
