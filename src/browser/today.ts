import { useSyncExternalStore } from 'react'
import { dayOf } from '#src/format/day.ts'
import { useClock } from './clock.ts'

/** Who reads it is drawn again when another day begins. */
export function useToday(): number {
  const clock = useClock()
  return useSyncExternalStore(clock.subscribe, () => dayOf(clock.now()))
}
