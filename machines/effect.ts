import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * A typed hole in a machine: it says what goes in and what comes out, and rejects until `wire.ts` or a test fills it with `.by(…)`.
 * An effect answers with an `Outcome` where something may go wrong; what it throws is a bug and fails the machine.
 */
export interface Effect<Input, Output> extends PromiseActorLogic<Output, Input> {
  by(run: (input: Input, signal: AbortSignalLike) => Promise<Output>): PromiseActorLogic<Output, Input>
}
/** An AbortSignal, told without DOM types. */
export type AbortSignalLike = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal']

export function effect<Input, Output>(name: string): Effect<Input, Output> {
  const hole = fromPromise<Output, Input>(() => Promise.reject(new Error(`Nothing fills the effect ${name}.`)))
  return Object.assign(hole, {
    by: (run: (input: Input, signal: AbortSignalLike) => Promise<Output>) => fromPromise<Output, Input>(({ input, signal }) => run(input, signal)),
  })
}
