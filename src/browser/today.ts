import { useSyncExternalStore } from 'react'
import { dayOf } from '#src/format/day.ts'
import { useClock } from './clock.ts'

/** Renders the caller again when the day changes. */
export function useToday(): number {
  const clock = useClock()
  return useSyncExternalStore(clock.subscribe, () => dayOf(clock.now()))
}
