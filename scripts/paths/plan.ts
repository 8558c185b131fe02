import { bareChart } from './bare-chart.ts'
import { inRandomOrder } from './random.ts'
import type { Subject } from './subjects.ts'
import {
  graphOf,
  MOST_SIMPLE,
  simpleWalks,
  walksOverArrows,
  walksToPlaces,
  type Arrow,
  type Place,
  type Walk,
} from './walks.ts'

export interface Choice {
  /**
   * `arrows`: paths over every arrow. `shortest`: the shortest path to every state. `simple`: all paths that
   * reach no state twice.
   */
  which: 'arrows' | 'shortest' | 'simple'
  /** Only paths that end in this state. */
  to: string | null
  /** The largest number of paths. Null: no limit. */
  max: number | null
  /** Chooses and orders them at random, in the same way for the same number. */
  seed: number | null
}
export interface PlannedPath {
  /** From 1, in the order of the plan. */
  number: number
  story: string
  given: Place
  steps: readonly { event: string; sees: Place }[]
}
export interface Plan {
  name: string
  kind: Subject['kind']
  description: string
  states: readonly Place[]
  /** Each with the numbers of the paths that walk it. */
  arrows: readonly (Arrow & { paths: readonly number[] })[]
  paths: readonly PlannedPath[]
  /** There are more simple paths than a plan can have, and it is made of the first ones. */
  isCut: boolean
}

/** Plans the paths of a journey or a machine. If the chart has no state `to`, the error lists its states. */
export function planOf(
  { name, kind, machine }: Omit<Subject, 'file'>,
  { which, to, max, seed }: Choice,
): Plan {
  const chart = bareChart(machine)
  const graph = graphOf(chart)
  const places = new Map(graph.places.map((place) => [place.name, place]))
  const [start] = graph.places
  if (start === undefined) throw new Error(`${name} has no state.`)
  const found =
    which === 'simple'
      ? simpleWalks(graph, to, MOST_SIMPLE + 1)
      : (which === 'arrows' ? walksOverArrows : walksToPlaces)(chart, to)
  const isCut = which === 'simple' && found.length > MOST_SIMPLE
  const all = isCut ? found.slice(0, MOST_SIMPLE) : found
  const walks = (seed === null ? all : inRandomOrder(all, seed)).slice(0, max ?? all.length)
  const used = new Map<string, number[]>()
  const paths = walks.map((walk, at) => {
    note(used, start.name, walk, at + 1)
    return pathOf(walk, at + 1, start, places)
  })
  return {
    name,
    kind,
    description: machine.root.description ?? '',
    states: graph.places,
    arrows: graph.arrows.map((arrow) => ({ ...arrow, paths: used.get(keyOf(arrow)) ?? [] })),
    paths,
    isCut,
  }
}

const keyOf = ({ from, event }: Pick<Arrow, 'from' | 'event'>) => `${from} --${event}`

function note(used: Map<string, number[]>, start: string, { steps }: Walk, number: number): void {
  steps.forEach(({ event }, at) => {
    const key = keyOf({ from: steps[at - 1]?.state ?? start, event })
    const numbers = used.get(key) ?? []
    if (!numbers.includes(number)) used.set(key, [...numbers, number])
  })
}

const pathOf = (
  { steps }: Walk,
  number: number,
  given: Place,
  places: ReadonlyMap<string, Place>,
): PlannedPath => ({
  number,
  story: steps.map(({ event }) => event).join(', then '),
  given,
  steps: steps.map(({ event, state }) => ({
    event,
    sees: places.get(state) ?? { name: state, description: '' },
  })),
})
