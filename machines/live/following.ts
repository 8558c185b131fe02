import type { EventObject } from 'xstate'
import { subscription, type Subscription } from './subscription.ts'

/**
 * A hole for a live source, such as the stream of a team. Unlike `subscription`, it is silent until it is
 * filled, so a test of the machine can omit it. The compiler requires the wiring to fill it.
 */
export function following<Input extends object, Heard extends EventObject>(
  name: string,
): Subscription<Input, Heard> {
  return subscription<Input, Heard>(name).by(() => () => {})
}
