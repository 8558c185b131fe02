import type { EventObject } from 'xstate'
import { subscription, type Subscription } from './subscription.ts'

/**
 * A hole for a live source that a machine may hear of, such as what its team is told: like `subscription`,
 * but silent until it is filled, so that a test of the machine alone need not have one. That the app fills
 * it, the compiler sees to.
 */
export function following<Input extends object, Heard extends EventObject>(
  name: string,
): Subscription<Input, Heard> {
  return subscription<Input, Heard>(name).by(() => () => {})
}
