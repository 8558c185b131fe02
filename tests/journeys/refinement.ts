import {
  createActor,
  SimulatedClock,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import type { RunsOf } from '#machines/kit/fill.ts'
import { withoutEffects } from '../machines/without-effects.ts'

/** The response to an effect that the machine waits for, under the name of the effect. */
type Answer<Runs> = {
  [Name in keyof Runs]-?: NonNullable<Runs[Name]> extends (...given: never[]) => Promise<infer Output>
    ? { [Only in Name]: Output }
    : never
}[keyof Runs]
/**
 * A number is a wait in ms after which the view may change, and not a millisecond earlier. `sleeps`: the time
 * passes without timers, as on a device that sleeps. `anew`: the screen was left and opened again.
 */
type Step<Told> = Told | number | { sleeps: number } | 'anew'
type Row<Told> = Step<Told> | readonly Step<Told>[]
/** An event or a response. */
type Heard = { type: string } | Readonly<Record<string, unknown>>
/**
 * The state of the journey in which an event happens, how often the path has come to it, and the time on the
 * clock of the machine.
 */
interface Moment {
  from: string
  visits: number
  now: number
}
interface Arrival {
  /** The event that led to the state. Null: the path begins in it. */
  by: string | null
  /** How often the path has come to the state. */
  visits: number
  now: number
}
interface Table<Input, Told, Wanted> {
  input: (now: () => number) => Input
  /** Events and responses that the machine gets before the journey begins. */
  before?: Row<Told>
  /** Events and responses that the machine gets at an event of the journey. An empty list: none. */
  events: Readonly<Record<string, Row<Told> | ((moment: Moment) => Row<Told>)>>
  /**
   * The view in a state of the journey. Null: the machine is not on the screen. A function is for views that
   * differ by the event before, or have an instant.
   */
  states: Readonly<Record<string, Wanted | null | ((arrival: Arrival) => Wanted)>>
  /**
   * The states in which the confirm dialog of the machine is open. It covers the view, so no view shows it.
   */
  asks?: readonly string[]
}
/** The parts of the view in which states differ. */
type PartOf<View> = View extends unknown ? Partial<View> : never

interface Walk {
  seen: () => unknown
  isAsking: () => boolean
  /** The view that the table has for a state, if the last event led to it. */
  wanted: (state: string) => object | null
  take: (event: string, from: string) => void
}
export interface Refinement {
  journey: AnyStateMachine
  machine: AnyStateMachine
  asks: readonly string[]
  /**
   * Lists events and states of the journey that the table lacks, and entries that the journey does not have.
   */
  faults: () => string[]
  /** Begins a path on the machine alone, or on a faulty one in its place. */
  begin: (machine?: AnyStateMachine) => Walk
}

/** Says how a machine, alone and with a simulated clock, follows a journey. */
export function refines<Machine extends AnyStateMachine, View>(
  journey: AnyStateMachine,
  machine: Machine,
  toView: (snapshot: SnapshotFrom<Machine>) => View,
  table: NoInfer<Table<InputFrom<Machine>, EventFromLogic<Machine> | Answer<RunsOf<Machine>>, PartOf<View>>>,
): Refinement
export function refines(
  journey: AnyStateMachine,
  machine: AnyStateMachine,
  toView: (snapshot: AnyMachineSnapshot) => unknown,
  { input, before = [], events, states, asks = [] }: Table<unknown, Heard, object>,
): Refinement {
  const begin = (walked: AnyStateMachine = machine) => {
    const clock = new SimulatedClock()
    let sleptMs = 0
    const now = () => clock.now() + sleptMs
    const start = () => {
      const opened = createActor(withoutEffects(walked), { clock, input: input(now) })
      // `seen` reports a machine that throws.
      opened.subscribe({ error: () => {} })
      return opened.start()
    }
    let actor = start()
    const seen = () => {
      const snapshot = actor.getSnapshot()
      if (snapshot.status === 'error') throw new Error('The machine failed.', { cause: snapshot.error })
      return toView(snapshot)
    }
    const hear = (row: Row<Heard>) => {
      for (const step of [row].flat()) {
        if (step === 'anew') {
          actor.stop()
          actor = start()
          hear(before)
        } else if (typeof step === 'number') waitExactly(step, clock, seen)
        else if (isSleep(step)) sleptMs += step.sleeps
        else actor.send(isEvent(step) ? step : answerTo(actor, step))
      }
    }
    hear(before)
    const visited = new Map<string, number>()
    let last: string | null = null
    return {
      seen,
      wanted(state: string) {
        const row = states[state] ?? null
        if (!isLook(row)) return row
        return row({ by: last, visits: (visited.get(state) ?? 0) + 1, now: now() })
      },
      isAsking: () => waitingFor(actor, 'askFirst') !== undefined,
      take(event: string, from: string) {
        const row = events[event] ?? []
        last = event
        const visits = (visited.get(from) ?? 0) + 1
        visited.set(from, visits)
        hear(typeof row === 'function' ? row({ from, visits, now: now() }) : row)
      },
    }
  }
  return {
    journey,
    machine,
    asks,
    begin,
    faults: () => [
      ...differences('event', journey.events.map(String), Object.keys(events)),
      ...differences('state', Object.keys(journey.states), Object.keys(states)),
      ...differences(
        'state',
        [],
        asks.filter((name) => !(name in journey.states)),
      ),
    ],
  }
}

const isEvent = (step: Heard): step is { type: string } => 'type' in step
const isLook = (row: object | null): row is (arrival: Arrival) => object => typeof row === 'function'
const isSleep = (step: Heard | { sleeps: number }): step is { sleeps: number } => 'sleeps' in step

function waitExactly(ms: number, clock: SimulatedClock, seen: () => unknown): void {
  const before = JSON.stringify(seen())
  clock.increment(ms - 1)
  if (JSON.stringify(seen()) !== before) throw new Error(`The view changed before ${ms} ms had passed.`)
  clock.increment(1)
}

const nodesOf = (actor: Actor<AnyStateMachine>) => actor.getSnapshot()._nodes

/** The id of an effect that runs. */
function waitingFor(actor: Actor<AnyStateMachine>, name: string): string | undefined {
  return nodesOf(actor)
    .flatMap(({ invoke }) => invoke)
    .find(({ src }) => src === name)?.id
}

/** The response as the machine receives it. Fails if the machine does not wait for it. */
function answerTo(
  actor: Actor<AnyStateMachine>,
  answer: object,
): { type: string; output: unknown; actorId: string } {
  const [[name, output] = ['', null]] = Object.entries(answer)
  const actorId = waitingFor(actor, name)
  if (actorId === undefined) {
    throw new Error(`The machine does not wait for ${name} in ${nodesOf(actor).at(-1)?.id ?? 'its start'}.`)
  }
  return { type: `xstate.done.actor.${actorId}`, output, actorId }
}

const differences = (what: string, wanted: readonly string[], given: readonly string[]) => [
  ...wanted
    .filter((name) => !given.includes(name))
    .map((name) => `there is no row for the ${what} “${name}”`),
  ...given.filter((name) => !wanted.includes(name)).map((name) => `the journey has no ${what} “${name}”`),
]

/** The rows of events that only another machine or the view gets. */
export const unheard = (...events: readonly string[]): Record<string, readonly []> =>
  Object.fromEntries(events.map((event) => [event, []]))
