import { StateMachine, type AnyStateMachine } from 'xstate'
import type { Change, Place } from './fault.ts'
import { groupsOf, rawOf, withState, withWays, type RawState, type RawWay } from './raw-chart.ts'

/** A limit of transitions in one step, because a fault can make a chart loop for ever. */
export const MOST_STEPS = 1_000

export function faultyMachine(machine: AnyStateMachine, change: Change): AnyStateMachine {
  const { implementations } = machine
  const config = { ...planted(rawOf(machine), change), options: { maxIterations: MOST_STEPS } }
  // The types of xstate follow a config from its parts, which a fault has changed.
  return new StateMachine(
    config as never,
    { ...implementations, delays: wrongDelays(implementations.delays, change) } as never,
  )
}

/** Returns the chart with a fault in it. A wrong delay is not in the chart: see `wrongDelays`. */
export function planted(raw: RawState, change: Change): RawState {
  switch (change.what) {
    case 'drop':
      return withWays(raw, change.place, (ways) => ways.filter((_, at) => at !== change.place.at))
    case 'negate':
      return withWay(raw, change.place, ({ guard, ...way }) => ({
        ...way,
        ...(guard ? { guard: (given: never) => !guard(given) } : {}),
      }))
    case 'unguard':
      return withWay(raw, change.place, (way) => ({ ...way, guard: () => true }))
    case 'drop-action':
      return withWay(raw, change.place, (way) => ({
        ...way,
        actions: [way.actions ?? []].flat().filter((_, at) => at !== change.action),
      }))
    case 'swap': {
      const [one, other] = [targetAt(raw, change.place), targetAt(raw, change.other)]
      return withWay(
        withWay(raw, change.place, (way) => ({ ...way, target: other })),
        change.other,
        (way) => ({ ...way, target: one }),
      )
    }
    case 'drop-entry':
      return withState(raw, change.state, (state) => ({ ...state, [change.on]: [] }))
    case 'delay':
      return raw
  }
}

const withWay = (raw: RawState, place: Place, change: (way: RawWay) => RawWay): RawState =>
  withWays(raw, place, (ways) => ways.map((way, at) => (at === place.at ? change(way) : way)))

function targetAt(raw: RawState, { state, cause, at }: Place): string {
  const group = groupsOf(raw).find(
    (each) =>
      each.state.join('.') === state.join('.') && JSON.stringify(each.cause) === JSON.stringify(cause),
  )
  const target = group?.ways[at]?.target
  if (target === undefined) throw new Error('The chart has no such target.')
  return target
}

type Delay<Given extends readonly unknown[]> = number | ((...given: Given) => number)

/** Returns the delays with one that ends too early or too late. */
export function wrongDelays<Given extends readonly unknown[]>(
  delays: Readonly<Record<string, Delay<Given>>>,
  change: Change,
): Record<string, Delay<Given>> {
  if (change.what !== 'delay') return { ...delays }
  const right = delays[change.delay] ?? 0
  return {
    ...delays,
    [change.delay]:
      typeof right === 'function' ? (...given: Given) => right(...given) * change.by : right * change.by,
  }
}
