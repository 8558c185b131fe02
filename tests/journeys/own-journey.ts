import { StateMachine, type AnyStateMachine } from 'xstate'
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
  const faults = [
    ...faultsOfChart(journey),
    ...(typeof at === 'string' && at.startsWith('/')
      ? []
      : ["it exports no address: write export const at = '/about'"]),
    ...(typeof answers === 'function'
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

function faultsOfChart({ root }: AnyStateMachine): string[] {
  const states = Object.values(root.states)
  const reached = new Set([root.initial.target[0]?.key])
  for (const key of reached)
    for (const { target } of [...(root.states[key ?? '']?.transitions.values() ?? [])].flat())
      for (const to of target ?? []) reached.add(to.key)
  return [
    ...(root.description === undefined ? ['the journey has no description'] : []),
    ...states.flatMap(({ key, description, invoke, after, always, states: inner }) => [
      ...(description === undefined ? [`the state “${key}” has no description, which says what to see`] : []),
      ...(reached.has(key) ? [] : [`no event leads to the state “${key}”`]),
      ...(invoke.length + after.length + (always?.length ?? 0) + Object.keys(inner).length > 0
        ? [`the state “${key}” has effects, delays or inner states: a journey has states and events only`]
        : []),
    ]),
  ]
}

function faultsOfSteps({ root, events }: AnyStateMachine, steps: Function): string[] {
  const given: unknown = Reflect.apply(steps, null, [standIn])
  if (!Array.isArray(given) || given.length !== 2)
    return ['steps must return two objects: what to do for each event, and what to look at in each state']
  const [acts, looks] = given.map((each: unknown) => Object.keys(each instanceof Object ? each : {}))
  const names = events.map(String)
  const states = Object.keys(root.states)
  return [
    ...missing(names, acts).map((name) => `there is no step for the event “${name}”`),
    ...missing(acts ?? [], names).map((name) => `the step “${name}” is for no event of the journey`),
    ...missing(states, looks).map((name) => `there is no look at the state “${name}”`),
    ...missing(looks ?? [], states).map((name) => `the look “${name}” is at no state of the journey`),
  ]
}

const missing = (wanted: readonly string[], given: readonly string[] = []) =>
  wanted.filter((name) => !given.includes(name))

/** Replaces the person and everything that it has, so that steps can be counted without a browser. */
const standIn: unknown = new Proxy(() => standIn, { get: () => standIn })
