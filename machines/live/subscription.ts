import { fromCallback, type AnyEventObject, type CallbackActorLogic, type EventObject } from 'xstate'

type Run<Input, Heard> = (input: Input, say: (heard: Heard) => void) => () => void

/** A typed hole for a source that stays open and sends events. It fails until `.by(…)` has filled it. */
export interface Subscription<Input extends object, Heard extends EventObject> extends CallbackActorLogic<
  AnyEventObject,
  Input
> {
  /** `run` starts the source and returns the function that stops it. */
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
