import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'
import type { openServer } from '../worlds/server.ts'
import type { Person, Steps } from './person.ts'

/** A journey that a tester writes in one file, as docs/path-tests.md explains. */
export interface OwnJourney {
  journey: AnyStateMachine
  at: string
  answers: () => NonNullable<Parameters<typeof openServer>[0]>
  steps: (person: Person) => [Steps, Steps]
}
export type OwnReading = { ok: true; own: OwnJourney } | { ok: false; faults: readonly string[] }

/**
 * Reads the exports of such a file. Reports all their faults together, so that a tester fixes them in one go.
 */
export function readOwnJourney(exported: unknown): OwnReading {
  const found = new Map<string, unknown>(Object.entries(exported ?? {}))
  const [journey, at, steps] = ['journey', 'at', 'steps'].map((name) => found.get(name))
  const answers = found.get('answers') ?? (() => ({}))
  if (!isMachine(journey))
    return { ok: false, faults: ['it exports no journey: write export const journey = createMachine({ … })'] }
  const machines = [...found].flatMap(([name, value]) => (isMachine(value) ? [`“${name}”`] : []))
  const faults = [
    ...faultsOfChart(journey),
    ...(machines.length === 1
      ? []
      : [`it exports ${machines.length} machines, ${machines.join(' and ')}: a file has one journey`]),
    ...(typeof at === 'string' && at.startsWith('/')
      ? []
      : ["it exports no address that begins with /: write export const at = '/about'"]),
    ...(typeof answers === 'function' && isRecord(Reflect.apply(answers, null, []))
      ? []
      : ['answers must be a function that returns the answers of the server']),
    ...(typeof steps === 'function'
      ? faultsOfSteps(journey, steps)
      : ['it exports no steps: write export function steps(person) { return [{ … }, { … }] }']),
  ]
  // The checks above are those of the type.
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, own: { journey, at, answers, steps } as OwnJourney }
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const isRecord = (value: unknown): boolean => value instanceof Object && !Array.isArray(value)

function faultsOfChart({ root }: AnyStateMachine): string[] {
  const states = Object.values(root.states)
  if (states.length === 0) return ['the journey has no states']
  if (root.type === 'parallel')
    return ["the journey is in several states at once: write initial instead of type: 'parallel'"]
  const reached = new Set([root.initial.target[0]?.key])
  for (const key of reached)
    for (const { target } of [root, root.states[key ?? '']].flatMap(arrowsOf))
      for (const to of target ?? []) reached.add(to.key)
  return [
    ...(isBlank(root.description) ? ['the journey has no description'] : []),
    ...faultsOfArrows(root, 'journey'),
    ...states.flatMap((state) => [
      ...(isBlank(state.description)
        ? [`the state “${state.key}” has no description, which says what to see`]
        : []),
      ...(reached.has(state.key) ? [] : [`no event leads to the state “${state.key}”`]),
      ...(hasMore(state)
        ? [
            `the state “${state.key}” has effects, delays or inner states: a journey has states and events only`,
          ]
        : []),
      ...faultsOfArrows(state, `state “${state.key}”`),
    ]),
  ]
}

const arrowsOf = (node: AnyStateNode | undefined) => [...(node?.transitions.values() ?? [])].flat()
const isBlank = (text: string | undefined) => text === undefined || text.trim() === ''
const hasMore = ({ invoke, after, always, entry, exit, states }: AnyStateNode) =>
  [invoke, after, always ?? [], entry, exit, Object.keys(states)].some((some) => some.length > 0)

/** A plan walks every arrow, so each event must lead to one state, whatever happened before. */
function faultsOfArrows({ transitions }: AnyStateNode, owner: string): string[] {
  return [...transitions]
    .filter(([event]) => !isOfXState(event))
    .flatMap(([event, arrows]) => [
      ...(arrows.some(({ guard, actions }) => guard !== undefined || actions.length > 0)
        ? [
            `the event “${event}” of the ${owner} has conditions or actions: a journey has states and events only`,
          ]
        : []),
      ...(arrows.length > 1
        ? [`the event “${event}” of the ${owner} has several targets: a journey goes one way`]
        : []),
    ])
}

/** Delays and effects, which are faults of their states. */
const isOfXState = (event: string) => event.startsWith('xstate.')

function faultsOfSteps({ root, events }: AnyStateMachine, steps: Function): string[] {
  const given: unknown = Reflect.apply(steps, null, [standIn])
  if (!Array.isArray(given) || given.length !== 2)
    return ['steps must return two objects: what to do for each event, and what to look at in each state']
  const [acts = new Map(), looks = new Map()] = given.map(
    (each: unknown) => new Map<string, unknown>(Object.entries(each instanceof Object ? each : {})),
  )
  const names = events.map(String).filter((name) => !isOfXState(name))
  const states = Object.keys(root.states)
  return [
    ...missing(names, acts.keys()).map((name) => `there is no step for the event “${name}”`),
    ...missing(acts.keys(), names).map((name) => `the step “${name}” is for no event of the journey`),
    ...missing(states, looks.keys()).map((name) => `there is no look at the state “${name}”`),
    ...missing(looks.keys(), states).map((name) => `the look “${name}” is at no state of the journey`),
    ...withoutFunction(acts).map((name) => `the step “${name}” is no function`),
    ...withoutFunction(looks).map((name) => `the look “${name}” is no function`),
  ]
}

const missing = (wanted: Iterable<string>, given: Iterable<string>) => {
  const all = new Set(given)
  return [...wanted].filter((name) => !all.has(name))
}

const withoutFunction = (given: ReadonlyMap<string, unknown>) =>
  [...given].flatMap(([name, value]) => (typeof value === 'function' ? [] : [name]))

/** Replaces the person and everything that it has, so that steps can be counted without a browser. */
const standIn: unknown = new Proxy(() => standIn, { get: () => standIn })
