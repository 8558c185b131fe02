import type { AnyActorLogic, AnyStateMachine, StateMachine } from 'xstate'
import type { Effect } from '../effect.ts'
import type { Subscription } from '../live/subscription.ts'

/**
 * The function that fills a hole: an effect returns a promise, a subscription returns the function that ends
 * it.
 */
export type RunOf<Hole> =
  Hole extends Effect<infer Input, infer Output>
    ? Parameters<Effect<Input, Output>['by']>[0]
    : Hole extends Subscription<infer Input, infer Heard>
      ? Parameters<Subscription<Input, Heard>['by']>[0]
      : never
type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actors,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actors
    : never
/**
 * Lets a factory declare the effects of its machine, because TypeScript cannot infer them for a generic
 * machine. The property has no value at run time.
 */
export interface Runs<All> {
  readonly runs?: All
}
/** The functions that fill a machine, by the names of its holes. */
export type RunsOf<Machine> = 'runs' extends keyof Machine
  ? Machine extends Runs<infer All>
    ? All
    : never
  : { [Actor in ActorsOf<Machine> as Actor['src']]: RunOf<Actor['logic']> }

/** Returns the machine with its effects filled. A hole that stays empty fails when the machine invokes it. */
export function fill<Machine extends AnyStateMachine>(
  machine: Machine,
  runs: Partial<RunsOf<Machine>>,
): Machine
export function fill(machine: AnyStateMachine, runs: object): AnyStateMachine {
  return fillAny(machine, runs)
}
/** Like `fill`, but the compiler also accepts functions without a hole in the machine. They are ignored. */
export function fillAny(machine: AnyStateMachine, runs: object): AnyStateMachine {
  const holes = new Map<string, unknown>(Object.entries(machine.implementations.actors))
  const actors: Record<string, AnyActorLogic> = {}
  for (const [name, run] of new Map<string, unknown>(Object.entries(runs))) {
    const hole = holes.get(name)
    if (isHole(hole)) actors[name] = hole.by(run)
  }
  return machine.provide({ actors })
}

function isHole(hole: unknown): hole is { by: (run: unknown) => AnyActorLogic } {
  return typeof hole === 'object' && hole !== null && 'by' in hole && typeof hole.by === 'function'
}
