import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
} from 'xstate'
import { adjacencyMapToArray, createTestModel, getAdjacencyMap, type StatePath } from 'xstate/graph'
import { canBeTaken } from './bare-chart.ts'

export interface Arrow {
  from: string
  event: string
  to: string
}
export interface Walk {
  steps: readonly { event: string; state: string }[]
}
export interface Place {
  name: string
  description: string
}
export interface Graph {
  /** The first place is the start. */
  places: readonly Place[]
  arrows: readonly Arrow[]
}

/** The most places and arrows of a chart. More mean that it is infinite. */
const LIMIT = 20_000
/** The most simple paths. Their number can grow with the factorial of the places. */
export const MOST_SIMPLE = 2_000

/** The states in which a machine can rest together: one, or one of each region. */
export function placeNameOf(snapshot: AnyMachineSnapshot): string {
  return leavesOf(snapshot)
    .map(({ path }) => path.join('.'))
    .join(' + ')
}

const leavesOf = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final')

/** A state without a description has that of the state around it. */
function describe(node: AnyStateNode | undefined): string {
  return node === undefined ? '' : (node.description ?? describe(node.parent))
}

/** All places and arrows that can be reached in a chart without guards. */
export function graphOf(chart: AnyStateMachine): Graph {
  const steps = adjacencyMapToArray(
    getAdjacencyMap<AnyMachineSnapshot, EventObject, unknown>(chart, {
      limit: LIMIT,
      serializeState: placeNameOf,
      filterEvents: canBeTaken,
    }),
  )
  const reached = [initialTransition(chart)[0], ...steps.map(({ nextState }) => nextState)]
  const places = new Map(reached.map((state) => [placeNameOf(state), leavesOf(state)]))
  return {
    places: [...places].map(([name, leaves]) => ({ name, description: leaves.map(describe).join(' ') })),
    arrows: steps.map(({ state, event, nextState }) => ({
      from: placeNameOf(state),
      event: event.type,
      to: placeNameOf(nextState),
    })),
  }
}

/** The shortest paths that together walk every arrow: the ones that the tests of a journey walk. */
export function walksOverArrows(chart: AnyStateMachine, to: string | null = null): Walk[] {
  return shortest(
    chart,
    (state, event, from) =>
      `${placeNameOf(state)} by ${JSON.stringify(event)} from ${from ? placeNameOf(from) : ''}`,
    to,
  )
}

/** The shortest path to every place, leaving out paths that are the beginning of another one. */
export function walksToPlaces(chart: AnyStateMachine, to: string | null = null): Walk[] {
  return shortest(chart, placeNameOf, to)
}

type Print = (state: AnyMachineSnapshot, event: EventObject | undefined, from?: AnyMachineSnapshot) => string

function shortest(chart: AnyStateMachine, serializeState: Print, to: string | null): Walk[] {
  const model = createTestModel(chart, { serializeState, limit: LIMIT, filterEvents: canBeTaken })
  const paths = model.getShortestPaths({ allowDuplicatePaths: to !== null })
  return paths.filter(({ state }) => to === null || placeNameOf(state) === to).map(walkOf)
}

const walkOf = ({ steps }: StatePath<AnyMachineSnapshot, EventObject>): Walk => ({
  steps: steps.slice(1).map(({ event, state }) => ({ event: event.type, state: placeNameOf(state) })),
})

/**
 * All paths that come to no place twice, up to a limit, in the order of the chart. Those of `xstate/graph`
 * have no limit, and a chart of twenty states can have millions.
 */
export function simpleWalks(
  { places: [start], arrows }: Graph,
  to: string | null = null,
  most = MOST_SIMPLE,
): Walk[] {
  const found: Walk[] = []
  const walk = (steps: Walk['steps'], seen: ReadonlySet<string>, at: string) => {
    const onward = at === to ? [] : arrows.filter(({ from, to: next }) => from === at && !seen.has(next))
    if (to === null ? onward.length === 0 : at === to) found.push({ steps })
    for (const { event, to: next } of onward) {
      if (found.length >= most) return
      walk([...steps, { event, state: next }], new Set([...seen, next]), next)
    }
  }
  if (start !== undefined) walk([], new Set([start.name]), start.name)
  return found
}
