import { useEffect, useLayoutEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** Calls `leave` when the page is hidden, shown again or closed, and when the user leaves the screen. */
export function useLeavePage(leave: () => void): void {
  const left = useLatest(leave)
  useEffect(() => {
    addEventListener('pagehide', left)
    document.addEventListener('visibilitychange', left)
    return () => {
      removeEventListener('pagehide', left)
      document.removeEventListener('visibilitychange', left)
    }
  }, [left])
  // A layout effect, because React cleans it up before the ordinary effect that stops the machine of the
  // screen.
  useLayoutEffect(() => () => left(), [left])
}
