import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * The typed hole of an effect in a machine. It rejects until the wiring or a test fills it with `.by(…)`. An
 * effect that can fail resolves to an `Outcome`. An exception is a bug and fails the machine.
 * An effect ends with the state that invoked it. A later result is ignored, even if the machine has entered
 * the state again with another input.
 */
export interface Effect<Input, Output> extends PromiseActorLogic<Output, Input> {
  by(run: (input: Input, signal: AbortSignalLike) => Promise<Output>): Effect<Input, Output>
}
/** `AbortSignal` without the DOM types, which machines do not load. */
export type AbortSignalLike = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal']

export function effect<Input, Output>(name: string): Effect<Input, Output> {
  return filled(() => Promise.reject(new Error(`Nothing fills the effect ${name}.`)))
}

function filled<Input, Output>(
  run: (input: Input, signal: AbortSignalLike) => Promise<Output>,
): Effect<Input, Output> {
  return Object.assign(
    fromPromise<Output, Input>(({ input, signal }) => run(input, signal)),
    { by: filled<Input, Output> },
  )
}
