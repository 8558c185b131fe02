import { describe, expect, test } from 'vitest'
import { StateMachine } from 'xstate'
import { pathsThrough } from '../journeys/journey.ts'
import { NOT_REFINED } from '../journeys/not-refined.ts'
import type { Refinement } from '../journeys/refinement.ts'

const journeyFiles = import.meta.glob<object>('../journeys/*.journey.ts', { eager: true })
const tableFiles = import.meta.glob<Record<string, Refinement>>('../journeys/*.refinement.ts', {
  eager: true,
})
const journeys = Object.values(journeyFiles)
  .flatMap((exported): unknown[] => Object.values(exported))
  .filter((one) => one instanceof StateMachine)
const tables = Object.values(tableFiles).flatMap((exported) => Object.values(exported))

test('each journey is refined by a machine, or there is a reason why not', () => {
  const refined = tables.map(({ journey }) => journey.id)
  const names = [...new Set(refined), ...Object.keys(NOT_REFINED)].toSorted()
  expect(names).toEqual(journeys.map(({ id }) => id).toSorted())
})

describe.each(tables)('$journey.id on $machine.id alone', ({ journey, states, begin, faults }) => {
  test('has a row for each event and each state', () => {
    expect(faults()).toEqual([])
  })
  test.each(storiesOf(journey))('$story', ({ start, steps }) => {
    const { seen, take } = begin()
    const look = (state: string) => {
      const wanted = states[state] ?? null
      if (wanted !== null) expect({ state, view: seen() }).toMatchObject({ state, view: wanted })
    }
    look(start)
    let from = start
    for (const { event, state } of steps) {
      take(event, from)
      look(state)
      from = state
    }
  })
})

function storiesOf(journey: Refinement['journey']) {
  return pathsThrough(journey).map(({ steps: [first, ...rest] }) => ({
    story: rest.map(({ event }) => event.type).join(', then '),
    start: String(first?.state.value),
    steps: rest.map(({ event, state }) => ({ event: event.type, state: String(state.value) })),
  }))
}
