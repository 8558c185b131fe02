import { fromCallback, type AnyEventObject, type CallbackActorLogic, type EventObject } from 'xstate'

type Run<Input, Heard> = (input: Input, say: (heard: Heard) => void) => () => void

/**
 * A typed hole for what stays open and speaks up by itself; like `effect`, it fails until it is filled with
 * `.by(…)`.
 */
export interface Subscription<Input extends object, Heard extends EventObject> extends CallbackActorLogic<
  AnyEventObject,
  Input
> {
  /** `run` begins to listen, says what it hears, and hands back how to stop. */
  by(run: Run<Input, Heard>): Subscription<Input, Heard>
}

export function subscription<Input extends object, Heard extends EventObject>(
  name: string,
): Subscription<Input, Heard> {
  return filled(() => {
    throw new Error(`Nothing fills ${name}.`)
  })
}

function filled<Input extends object, Heard extends EventObject>(
  run: Run<Input, Heard>,
): Subscription<Input, Heard> {
  return Object.assign(
    fromCallback<AnyEventObject, Input>(({ input, sendBack }) => run(input, sendBack)),
    { by: filled<Input, Heard> },
  )
}
