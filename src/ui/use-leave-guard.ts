import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { registerUnsaved } from '#src/browser/unsaved-changes.ts'

interface RouteLocation {
  pathname: string
  search: string
}

/**
 * Asks before a navigation while there are unsaved changes, and lets the browser ask before the tab closes.
 * It listens only then, because a page with a `beforeunload` listener is excluded from the back-forward
 * cache. `isHere`: which URLs belong to the screen, if not all of one path do.
 */
export function useLeaveGuard(
  isUnsaved: boolean,
  ask: () => Promise<boolean>,
  isHere: (next: RouteLocation, here: RouteLocation) => boolean = (next, here) =>
    next.pathname === here.pathname,
): void {
  // A confirmed navigation needs no second question.
  const agreed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !agreed.current && !isHere(nextLocation, currentLocation),
  )
  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    const { proceed, reset } = blocker
    if (await ask()) proceed()
    else reset()
  })
  const agree = useEffectEvent(async () => {
    agreed.current = await ask()
    return agreed.current
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void decide()
  }, [blocker.state])
  useEffect(() => {
    agreed.current = false
    if (!isUnsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    const release = registerUnsaved(() => agree())
    addEventListener('beforeunload', hold)
    return () => {
      release()
      removeEventListener('beforeunload', hold)
    }
  }, [isUnsaved])
}
