import type { AnyStateMachine } from 'xstate'
import type { Cause, Place } from './fault.ts'

/** The parts of a config that faults change, as `createMachine` gets them. */
export interface RawState {
  id?: string
  options?: object
  on?: Record<string, RawWays>
  always?: RawWays
  after?: Record<string, RawWays>
  invoke?: RawInvoke | readonly RawInvoke[]
  entry?: unknown
  exit?: unknown
  states?: Record<string, RawState>
}
export interface RawInvoke {
  src?: unknown
  onDone?: RawWays
}
export interface RawWay {
  target?: string
  guard?: (given: never) => boolean
  actions?: readonly unknown[]
}
export type RawWays = string | RawWay | readonly (string | RawWay)[]

/** `createMachine` keeps the config that it got, and its type is only less exact. */
export const rawOf = ({ config }: AnyStateMachine): RawState => config as RawState

export const waysOf = (ways: RawWays | undefined): RawWay[] =>
  (ways === undefined ? [] : isList(ways) ? ways : [ways]).map((way) =>
    typeof way === 'string' ? { target: way } : way,
  )
const isList = (ways: RawWays): ways is readonly (string | RawWay)[] => Array.isArray(ways)
export const invokesOf = ({ invoke }: RawState): readonly RawInvoke[] =>
  invoke === undefined ? [] : 'length' in invoke ? invoke : [invoke]

export interface RawGroup {
  state: readonly string[]
  cause: Cause
  /** The name of the cause in plans. */
  label: string
  ways: readonly RawWay[]
}

/** All transitions of a chart, by state and cause. */
export function groupsOf(raw: RawState, state: readonly string[] = []): RawGroup[] {
  const group = (cause: Cause, label: string, ways: RawWays | undefined): RawGroup => ({
    state,
    cause,
    label,
    ways: waysOf(ways),
  })
  const own = [
    ...Object.entries(raw.on ?? {}).map(([name, ways]) => group({ of: 'event', name }, name, ways)),
    ...Object.entries(raw.after ?? {}).map(([name, ways]) =>
      group({ of: 'delay', name }, `${name} ends`, ways),
    ),
    ...invokesOf(raw).map(({ src, onDone }, nth) =>
      group({ of: 'effect', nth }, `${typeof src === 'string' ? src : 'an effect'} answers`, onDone),
    ),
    group({ of: 'always' }, 'at once', raw.always),
  ]
  return [
    ...own.filter(({ ways }) => ways.length > 0),
    ...Object.entries(raw.states ?? {}).flatMap(([key, inner]) => groupsOf(inner, [...state, key])),
  ]
}

export function statesOf(
  raw: RawState,
  state: readonly string[] = [],
): { path: readonly string[]; raw: RawState }[] {
  const inner = Object.entries(raw.states ?? {}).flatMap(([key, each]) => statesOf(each, [...state, key]))
  return [{ path: state, raw }, ...inner]
}

/** Returns the chart with another version of one state. */
export function withState(
  raw: RawState,
  [key, ...rest]: readonly string[],
  change: (state: RawState) => RawState,
): RawState {
  if (key === undefined) return change(raw)
  const inner = raw.states?.[key]
  if (inner === undefined) throw new Error(`The chart has no state ${key}.`)
  return { ...raw, states: { ...raw.states, [key]: withState(inner, rest, change) } }
}

/** Returns the chart with other ways of one cause. */
export function withWays(
  raw: RawState,
  { state, cause }: Pick<Place, 'state' | 'cause'>,
  change: (ways: RawWay[]) => readonly RawWay[],
): RawState {
  return withState(raw, state, (node) => {
    switch (cause.of) {
      case 'event':
        return { ...node, on: { ...node.on, [cause.name]: change(waysOf(node.on?.[cause.name])) } }
      case 'delay':
        return { ...node, after: { ...node.after, [cause.name]: change(waysOf(node.after?.[cause.name])) } }
      case 'always':
        return { ...node, always: change(waysOf(node.always)) }
      case 'effect':
        return {
          ...node,
          invoke: invokesOf(node).map((invoke, nth) =>
            nth === cause.nth ? { ...invoke, onDone: change(waysOf(invoke.onDone)) } : invoke,
          ),
        }
    }
  })
}
