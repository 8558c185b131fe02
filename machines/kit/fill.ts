import type { AnyActorLogic, AnyStateMachine, StateMachine } from 'xstate'
import type { Effect } from '../effect.ts'
import type { Subscription } from '../live/subscription.ts'

/** What runs in a hole of a machine: a promise for an effect; for what stays open, its end. */
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
/** A factory says what runs in its machine: xstate cannot tell it of one that is generic. Carries types only. */
export interface Runs<All> {
  readonly runs?: All
}
/** By the names of its holes. */
export type RunsOf<Machine> = 'runs' extends keyof Machine
  ? Machine extends Runs<infer All>
    ? All
    : never
  : { [Actor in ActorsOf<Machine> as Actor['src']]: RunOf<Actor['logic']> }

/** The machine with what its effects do; those that are not named stay holes, which fail. */
export function fill<Machine extends AnyStateMachine>(machine: Machine, runs: Partial<RunsOf<Machine>>): Machine
export function fill(machine: AnyStateMachine, runs: object): AnyStateMachine {
  return fillAny(machine, runs)
}
/** For who has more at hand than one machine has holes: what it has none for is left. */
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
