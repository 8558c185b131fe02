import { useSyncExternalStore } from 'react'
import { useClock } from '#src/browser/clock.ts'

/** Who asks is drawn again when it begins, and not each second. */
export function useHasBegun(startsAt: number): boolean {
  const clock = useClock()
  return useSyncExternalStore(clock.subscribe, () => clock.now() >= startsAt)
}
