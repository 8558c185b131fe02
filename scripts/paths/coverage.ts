import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart } from '../machines/charts.ts'
import { arrowsOf } from './bare-chart.ts'
import { REASONS, type Reason } from './not-reached/reasons.ts'

/** The names of the states and arrows that the machines reached during the paths of a journey. */
export interface Walked {
  journey: string
  reached: ReadonlySet<string>
}
/** States and arrows that no journey reaches, by machine and by reason. */
export type Exceptions = Readonly<Record<string, Readonly<Partial<Record<Reason, readonly string[]>>>>>

export interface Covered {
  machine: string
  /** The journeys whose paths take an arrow of the machine. */
  journeys: readonly string[]
  states: { reached: number; all: number }
  arrows: { reached: number; all: number }
  /** Neither reached nor an exception. */
  missed: readonly string[]
  excepted: number
  /** Exceptions that the machine does not have. */
  stale: readonly string[]
}

export function coverageOf(
  charts: readonly Chart[],
  walks: readonly Walked[],
  exceptions: Exceptions,
): Covered[] {
  return charts.map(({ name, machine }) => {
    const excepted = new Set(Object.values(exceptions[name] ?? {}).flat())
    const things = thingsOf(machine)
    const isReached = ({ notes }: Thing) =>
      walks.some(({ reached }) => notes.some((note) => reached.has(note)))
    const open = things.filter((thing) => !isReached(thing)).map((thing) => thing.name)
    const count = (kind: Thing['kind']) => {
      const some = things.filter((thing) => thing.kind === kind)
      return { reached: some.filter(isReached).length, all: some.length }
    }
    return {
      machine: name,
      journeys: walks
        .filter(({ reached }) =>
          things.some(({ kind, notes }) => kind === 'arrow' && reached.has(notes[0] ?? '')),
        )
        .map(({ journey }) => journey),
      states: count('state'),
      arrows: count('arrow'),
      missed: open.filter((one) => !excepted.has(one)),
      excepted: open.filter((one) => excepted.has(one)).length,
      stale: [...excepted].filter((one) => !things.some((thing) => thing.name === one)),
    }
  })
}

interface Thing {
  kind: 'state' | 'arrow'
  /** The name in plans and exceptions. */
  name: string
  /**
   * The names that `tests/built/note-walk.ts` writes. An arrow that was taken shows that its state was
   * reached.
   */
  notes: readonly string[]
}

function thingsOf({ root }: AnyStateMachine): Thing[] {
  return nodesOf(root).flatMap((node) => {
    const place = node.path.join('.')
    const arrows = arrowsOf(node).map(({ label, arrow }): Thing => ({
      kind: 'arrow',
      name: `${place === '' ? 'anywhere' : place} --${label}`,
      notes: [noteOf(node, arrow)],
    }))
    const notes = [node.id, ...arrows.flatMap((arrow) => arrow.notes)]
    return place === '' ? arrows : [{ kind: 'state', name: place, notes }, ...arrows]
  })
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

function noteOf({ id, transitions, always }: AnyStateNode, arrow: AnyTransitionDefinition): string {
  const event = String(arrow.eventType)
  const all = event === '' ? (always ?? []) : (transitions.get(event) ?? [])
  return `${id} --${event} (${all.indexOf(arrow) + 1})`
}

const MOST_NAMED = 3

/** One line for each machine, and a last one with the sums. */
export function coverageTable(rows: readonly Covered[]): string {
  const width = Math.max(...rows.map(({ machine }) => machine.length))
  const lines = rows.map(({ machine, states, arrows, excepted, journeys }) =>
    [
      machine.padEnd(width),
      `${states.reached}/${states.all}`.padStart(8),
      `${arrows.reached}/${arrows.all}`.padStart(9),
      String(excepted).padStart(11),
      `   ${namesOf(journeys)}`,
    ].join(''),
  )
  const head = `${'machine'.padEnd(width)}  states   arrows   excepted   journeys`
  return [head, ...lines, coverageLine(rows)].join('\n')
}

export function coverageLine(rows: readonly Covered[]): string {
  const sum = (of: (row: Covered) => number) => rows.reduce((all, row) => all + of(row), 0)
  return [
    `${sum(({ states }) => states.reached)} of ${sum(({ states }) => states.all)} states`,
    `${sum(({ arrows }) => arrows.reached)} of ${sum(({ arrows }) => arrows.all)} arrows`,
    `${sum(({ excepted }) => excepted)} exceptions`,
  ].join(', ')
}

function namesOf(journeys: readonly string[]): string {
  const shown = journeys.slice(0, MOST_NAMED).join(', ')
  return journeys.length > MOST_NAMED ? `${shown} and ${journeys.length - MOST_NAMED} more` : shown
}

/** The faults of the coverage: states and arrows that no journey reaches, and exceptions without a target. */
export function faultsOf(rows: readonly Covered[]): string[] {
  return rows.flatMap(({ machine, missed, stale }) => [
    ...missed.map((one) => `${machine}: no path of a journey reaches ${one}`),
    ...stale.map((one) => `${machine}: the exception “${one}” is not in the chart`),
  ])
}

/** Each exception with its reason, one line for each. */
export function exceptionLines(exceptions: Exceptions): string[] {
  return Object.entries(exceptions).flatMap(([machine, byReason]) =>
    REASONS.flatMap(({ reason, sentence }) =>
      (byReason[reason] ?? []).map((one) => `${machine}: ${one}. ${sentence}`),
    ),
  )
}
