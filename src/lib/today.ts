import { useSyncExternalStore } from 'react'
import { useClock } from './clock.ts'

/** The start of the day of an instant, in the zone of the device. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** Who reads it is drawn again when another day begins. */
export function useToday(): number {
  const clock = useClock()
  return useSyncExternalStore(clock.subscribe, () => dayOf(clock.now()))
}
