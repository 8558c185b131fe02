import {
  Actor as RunningActor,
  StateMachine,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate'
import { bareChart } from '../paths/bare-chart.ts'
import { graphOf, placeNameOf, type Graph } from '../paths/walks.ts'
import type { Actor, Heard } from './messages.ts'
import { plainOf } from './plain.ts'

/** The newest events of each actor that are kept. */
const MOST_HEARD = 300
const ENDED_KEPT = 40
const INIT = 'xstate.init'

interface Kept {
  running: RunningActor<AnyStateMachine>
  actor: Actor
  snapshot: AnyMachineSnapshot
  /** Handled, or the one whose handling threw. */
  last: AnyEventObject | null
  isTold: boolean
}
export interface Told {
  actors: Actor[]
  charts: (readonly [machine: string, chart: Graph])[]
}

/** Records what the machines of a page do. `now` is the clock of the browser. */
export function openRecord(now: () => number) {
  const kept = new Map<unknown, Kept>()
  const machines = new Map<string, AnyStateMachine>()
  const toldCharts = new Set<string>()
  let begun = 0

  function begin(running: RunningActor<AnyStateMachine>, snapshot: AnyMachineSnapshot, input: unknown): void {
    const { logic } = running
    machines.set(logic.id, logic)
    const state = placeNameOf(snapshot)
    const id = kept.get(running)?.actor.id ?? String((begun += 1))
    kept.set(running, {
      running,
      snapshot,
      last: null,
      isTold: false,
      actor: {
        id,
        machine: logic.id,
        description: logic.root.description ?? '',
        input: plainOf(input),
        startedAt: now(),
        clockAt: clockOf(input) ?? now(),
        first: state,
        state,
        context: plainOf(snapshot.context),
        status: snapshot.status,
        error: null,
        heard: [],
        forgotten: 0,
      },
    })
    forgetEnded()
  }

  function note(one: Kept, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const state = placeNameOf(snapshot)
    hear(one, {
      at: now(),
      type: event.type,
      event: plainOf(event),
      answered: answerOf(event, one.snapshot),
      isDelay: event.type.startsWith('xstate.after.'),
      state,
      changes: changesOf(one.snapshot, snapshot),
    })
    one.snapshot = snapshot
    one.last = null
    one.actor = { ...one.actor, state, status: snapshot.status, context: plainOf(snapshot.context) }
  }

  /** A machine that throws gives no snapshot to inspect. */
  function noteError(one: Kept): void {
    const snapshot: AnyMachineSnapshot = one.running.getSnapshot()
    if (snapshot.status !== 'error' || one.actor.error !== null) return
    const { error }: { error: unknown } = snapshot
    if (one.last !== null) note(one, one.last, one.snapshot)
    const text = error instanceof Error ? error.message : String(error)
    one.isTold = false
    one.actor = { ...one.actor, status: 'error', error: text }
  }

  /** Pages run for hours, and each of their dialogs has an actor. */
  function forgetEnded(): void {
    const ended = [...kept].filter(([, { actor }]) => actor.status !== 'active')
    for (const [running] of ended.slice(0, Math.max(0, ended.length - ENDED_KEPT))) kept.delete(running)
  }

  return {
    inspect(event: InspectionEvent): void {
      const { actorRef } = event
      if (!isMachine(actorRef)) return
      const one = kept.get(actorRef)
      if (event.type === '@xstate.event' && one) one.last = event.event
      if (event.type !== '@xstate.snapshot' || !isSnapshotOfMachine(event.snapshot)) return
      if (event.event.type === INIT) begin(actorRef, event.snapshot, event.event['input'])
      else if (one) note(one, event.event, event.snapshot)
    },
    /** What changed since the last call, or everything. */
    tell(isAll: boolean): Told {
      for (const one of kept.values()) noteError(one)
      const changed = [...kept.values()].filter(({ isTold }) => isAll || !isTold)
      if (isAll) toldCharts.clear()
      const charts = [...machines].filter(([id]) => !toldCharts.has(id))
      for (const [id] of charts) toldCharts.add(id)
      for (const one of changed) one.isTold = true
      return {
        actors: changed.map(({ actor }) => actor),
        charts: charts.map(([id, machine]) => [id, graphOf(bareChart(machine))]),
      }
    },
  }
}

function hear(one: Kept, next: Heard): void {
  const { heard, forgotten } = one.actor
  const all = [...heard, next]
  one.isTold = false
  one.actor = {
    ...one.actor,
    heard: all.slice(-MOST_HEARD),
    forgotten: forgotten + Math.max(0, all.length - MOST_HEARD),
  }
}

const isMachine = (actor: unknown): actor is RunningActor<AnyStateMachine> =>
  actor instanceof RunningActor && actor.logic instanceof StateMachine

const isSnapshotOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot =>
  '_nodes' in snapshot && 'context' in snapshot

/** Machines take the time of the server from their input. */
function clockOf(input: unknown): number | null {
  if (typeof input !== 'object' || input === null || !('now' in input)) return null
  const at: unknown = typeof input.now === 'function' ? Reflect.apply(input.now, null, []) : null
  return typeof at === 'number' ? at : null
}

function answerOf(event: AnyEventObject, before: AnyMachineSnapshot): Heard['answered'] {
  const [, id] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? []
  if (id === undefined) return null
  const source = before._nodes.flatMap(({ invoke }) => invoke).find((invoked) => invoked.id === id)?.src
  return { effect: typeof source === 'string' ? source : 'an effect', id, output: plainOf(event['output']) }
}

function changesOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): Heard['changes'] {
  const old = new Map(fieldsOf(before))
  return fieldsOf(after)
    .filter(([name, value]) => !Object.is(old.get(name), value))
    .map(([name, value]) => [name, plainOf(value, name)])
}

/** The context of any machine is `any` to xstate. */
const fieldsOf = ({ context }: { context: object }): [string, unknown][] => Object.entries(context)
