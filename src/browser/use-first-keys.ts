import { useEffectEvent, useLayoutEffect } from 'react'
import { isShortcut, keyOf } from './use-keys.ts'

/**
 * Shortcuts that come before those of lists and of `useKeys`, for the second key of a pair: a list would take
 * the S of G S for its own. If `hear` returns true, the press is consumed.
 */
export function useFirstKeys(hear: (key: string) => boolean): void {
  const latest = useEffectEvent((event: KeyboardEvent) => isShortcut(event) && hear(keyOf(event)))
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (latest(event)) event.preventDefault()
    }
    // All others listen in the second phase, whatever the order in which they were added.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
