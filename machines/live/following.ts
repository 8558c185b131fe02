import type { EventObject } from 'xstate'
import { subscription, type Subscription } from './subscription.ts'

/**
 * A hole for a live source, such as the stream of a team. Unlike `subscription`, it stays silent until it is
 * filled, so a test of the machine may leave it out. The compiler requires the wiring to fill it.
 */
export function following<Input extends object, Heard extends EventObject>(
  name: string,
): Subscription<Input, Heard> {
  return subscription<Input, Heard>(name).by(() => () => {})
}
