import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * A typed hole in a machine: it says what goes in and what comes out, and rejects until `wire.ts` or a test
 * fills it with `.by(…)`. An effect answers with an `Outcome` where something may go wrong; what it throws is
 * a bug and fails the machine.
 */
export interface Effect<Input, Output> extends PromiseActorLogic<Output, Input> {
  by(run: (input: Input, signal: AbortSignalLike) => Promise<Output>): Effect<Input, Output>
}
/** An AbortSignal, told without DOM types. */
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
