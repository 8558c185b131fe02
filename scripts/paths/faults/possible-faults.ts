import { inRandomOrder } from '../random.ts'
import type { Change, Fault, FaultKind, Place } from './fault.ts'
import { groupsOf, statesOf, type RawGroup, type RawState, type RawWay } from './raw-chart.ts'

export function possibleFaults(raw: RawState): Fault[] {
  const machine = raw.id ?? ''
  const fault = (kind: FaultKind, name: string, change: Change): Fault => ({ machine, name, kind, change })
  const groups = groupsOf(raw)
  return [
    ...groups.flatMap((group) => [
      ...group.ways.flatMap((way, at) => faultsAt(group, way, at, fault)),
      ...pairsOf(group.ways).map(([one, other]) =>
        fault('swapped targets', `${nameOf(group, one)}: target swapped with (${other + 1})`, {
          what: 'swap',
          place: placeOf(group, one),
          other: placeOf(group, other),
        }),
      ),
    ]),
    ...swapsOfEvents(groups, fault),
    ...statesOf(raw).flatMap(({ path, raw: state }) =>
      (['entry', 'exit'] as const)
        .filter((on) => state[on] !== undefined)
        .map((on) =>
          fault('dropped action', `${path.join('.')}: ${on} dropped`, {
            what: 'drop-entry',
            state: path,
            on,
          }),
        ),
    ),
    ...[...new Set(groups.flatMap(({ cause }) => (cause.of === 'delay' ? [cause.name] : [])))].flatMap(
      (delay) => [
        fault('wrong delay', `${delay}: halved`, { what: 'delay', delay, by: 0.5 }),
        fault('wrong delay', `${delay}: doubled`, { what: 'delay', delay, by: 2 }),
      ],
    ),
  ]
}

type MakeFault = (kind: FaultKind, name: string, change: Change) => Fault

const placeOf = ({ state, cause }: RawGroup, at: number): Place => ({ state, cause, at })
const nameOf = ({ state, label, ways }: RawGroup, at: number) =>
  [
    `${state.length === 0 ? 'anywhere' : state.join('.')} --${label}`,
    ways.length === 1 ? '' : ` (${at + 1} of ${ways.length})`,
  ].join('')

function faultsAt(group: RawGroup, way: RawWay, at: number, fault: MakeFault): Fault[] {
  const place = placeOf(group, at)
  const name = nameOf(group, at)
  // The first way of a response is the success, and the others are for what went wrong.
  const isFailure = group.cause.of === 'effect' && at > 0
  return [
    fault(isFailure ? 'missing failure edge' : 'dropped transition', `${name}: dropped`, {
      what: 'drop',
      place,
    }),
    ...(way.guard
      ? [
          fault('negated guard', `${name}: guard negated`, { what: 'negate', place }),
          fault('dropped guard', `${name}: guard dropped`, { what: 'unguard', place }),
        ]
      : []),
    ...[way.actions ?? []].flat().map((action, nth) =>
      fault('dropped action', `${name}: ${actionName(action)} dropped`, {
        what: 'drop-action',
        place,
        action: nth,
      }),
    ),
  ]
}

/** Returns the name by which `machines/kit/arrows.ts` calls the action. */
function actionName(action: unknown): string {
  const type = typeof action === 'function' && 'type' in action ? String(action.type) : ''
  return (
    { 'xstate.assign': 'put', 'xstate.enqueueActions': 'tell', 'xstate.raise': 'raise' }[type] ?? 'action'
  )
}

/** Pairs of ways that lead to different states. */
function pairsOf(ways: readonly RawWay[]): [number, number][] {
  return ways.flatMap((one, at) =>
    ways.flatMap((other, after): [number, number][] =>
      after > at && one.target !== undefined && other.target !== undefined && one.target !== other.target
        ? [[at, after]]
        : [],
    ),
  )
}

/** Two events of a state whose only ways lead to different states. */
function swapsOfEvents(groups: readonly RawGroup[], fault: MakeFault): Fault[] {
  const single = groups.filter(({ cause, ways }) => cause.of === 'event' && ways.length === 1)
  return single.flatMap((one, at) =>
    single
      .slice(at + 1)
      .filter(
        ({ state, ways }) =>
          state.join('.') === one.state.join('.') && pairsOf([...one.ways, ...ways]).length > 0,
      )
      .map((other) =>
        fault('swapped targets', `${nameOf(one, 0)}: target swapped with ${other.label}`, {
          what: 'swap',
          place: placeOf(one, 0),
          other: placeOf(other, 0),
        }),
      ),
  )
}

/** Draws some of the faults by lot, the same ones for the same seed. Each kind gets its turn. */
export function drawn(faults: readonly Fault[], count: number, seed: number): Fault[] {
  const turnOf = new Map<FaultKind, number>()
  const turns = inRandomOrder(faults, seed).map((one) => {
    const turn = turnOf.get(one.kind) ?? 0
    turnOf.set(one.kind, turn + 1)
    return { one, turn }
  })
  return inRandomOrder(turns, seed)
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ one }) => one)
}
