import { useEffect, useLayoutEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** Calls `leave` when the page is hidden or closed, and when the screen goes away. */
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
  // The machine of the screen stops in an ordinary effect, which React cleans up after this one.
  useLayoutEffect(() => () => left(), [left])
}
