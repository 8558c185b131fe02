import type {
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { fillAny, type RunsOf } from '#machines/kit/fill.ts'
import { watchNetwork } from '#src/live/watch-network.ts'
import { ask } from './ask.ts'

/** A machine with all its effects, and the view that screens get of it. `useProcess` runs it. */
export interface Process<Event, Input, Emitted, View> {
  machine: AnyStateMachine
  /** The part of the input that screens need not pass. */
  given: object | undefined
  view(snapshot: AnyMachineSnapshot): View
  /** Handles emitted events, whatever the screen does with them. */
  hear?(told: Emitted, input: object): void
  /** Carries types only. It has no value at run time. */
  readonly types?: { event: Event; input: Input }
}

/** Effects that most machines need, filled in the same way for all. */
type Usual = 'askFirst' | 'watchNetwork'
type Needed<Runs> = Omit<Runs, Usual> & { [Name in Usual & keyof Runs]?: Runs[Name] }

export function openProcesses(confirm: ActorRefFrom<typeof confirmMachine>) {
  const usual = {
    askFirst: (question: Parameters<typeof ask>[1]) => ask(confirm, question),
    watchNetwork: (_: object, say: Parameters<typeof watchNetwork>[0]) => watchNetwork(say),
  }
  return function process<
    Machine extends AnyStateMachine,
    View,
    Given extends Partial<InputFrom<Machine>> = {},
  >(
    machine: Machine,
    view: (snapshot: SnapshotFrom<Machine>) => View,
    runs: Needed<RunsOf<Machine>>,
    more: { given?: Given; hear?: (told: EmittedFrom<Machine>, input: InputFrom<Machine>) => void } = {},
  ): Process<EventFromLogic<Machine>, Omit<InputFrom<Machine>, keyof Given>, EmittedFrom<Machine>, View> {
    return {
      machine: fillAny(machine, { ...usual, ...runs }),
      given: more.given,
      view,
      ...(more.hear ? { hear: more.hear } : {}),
    }
  }
}
