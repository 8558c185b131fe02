import { inspect } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { TestPath } from 'xstate/graph'
import { pathsThrough } from './journey.ts'
import type { Refinement } from './refinement.ts'

export interface Story {
  /** The events in order, so that a failure names its path. */
  story: string
  start: string
  steps: readonly { event: string; state: string }[]
}

/**
 * Every path over every arrow, followed by each event that may come next. A machine that is stuck often shows
 * the right view until then.
 */
export function storiesOf(journey: AnyStateMachine): Story[] {
  return pathsThrough(journey).flatMap(({ steps: [first, ...rest] }) => {
    const start = String(first?.state.value)
    const steps = rest.map(
      ({ event, state }: TestPath<AnyMachineSnapshot, EventObject>['steps'][number]) => ({
        event: event.type,
        state: String(state.value),
      }),
    )
    const onward = [...(journey.states[steps.at(-1)?.state ?? start]?.transitions.values() ?? [])].flat()
    const next = onward.map(({ eventType, target }) => ({
      event: String(eventType),
      state: target?.[0]?.key ?? '',
    }))
    const all = next.length === 0 ? [steps] : next.map((step) => [...steps, step])
    return all.map((some) => ({ story: some.map(({ event }) => event).join(', then '), start, steps: some }))
  })
}

/** The first step at which the machine disagrees with the journey. Null: it agrees everywhere. */
export function disagreement(
  { begin, asks }: Refinement,
  { start, steps }: Story,
  machine?: AnyStateMachine,
): string | null {
  let place = start
  try {
    const { seen, isAsking, wanted, take } = begin(machine)
    const isShown = () => matches(seen(), wanted(place))
    const isAskedRight = () => wanted(place) === null || isAsking() === asks.includes(place)
    for (const { event, state } of [null, ...steps].map((step) => step ?? { event: null, state: start })) {
      if (event !== null) take(event, place)
      place = state
      if (!isAskedRight()) return `${place} has ${isAsking() ? 'an open question' : 'no open question'}`
      if (!isShown()) return `${place} wants ${inspect(wanted(place))}, and the view is ${inspect(seen())}`
    }
    return null
  } catch (error) {
    return `after ${place}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/**
 * The parts of the view that no state compares, although they are not always null. A machine could lie in
 * them.
 */
export function overlooked({ journey, begin }: Refinement): string[] {
  const compared = new Set<string>()
  const shown = new Set<string>()
  for (const { start, steps } of storiesOf(journey)) {
    const { seen, wanted, take } = begin()
    const look = (state: string) => {
      const row = wanted(state)
      if (row === null) return
      Object.keys(row).forEach((part) => compared.add(part))
      const parts = new Map<string, unknown>(Object.entries(seen() ?? {}))
      for (const [part, value] of parts) if (value !== null) shown.add(part)
    }
    let place = start
    look(place)
    for (const { event, state } of steps) {
      take(event, place)
      place = state
      look(place)
    }
  }
  return [...shown].filter((part) => !compared.has(part))
}

/** Whether a value has all that is wanted. Null at the top: anything is right. */
function matches(value: unknown, wanted: object | null): boolean {
  return wanted === null || has(value, wanted)
}

function has(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(value, wanted)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(wanted) && (!Array.isArray(value) || value.length !== wanted.length)) return false
  const found = new Map<string, unknown>(Object.entries(value))
  return Object.entries(wanted).every(([key, part]) => has(found.get(key), part))
}
