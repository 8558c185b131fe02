import { describe, expect, test } from 'vitest'
import { StateMachine } from 'xstate'
import { NOT_REFINED } from '../journeys/not-refined.ts'
import type { Refinement } from '../journeys/refinement.ts'
import { disagreement, overlooked, storiesOf } from '../journeys/walk-refinement.ts'

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

describe.each(tables)('$journey.id on $machine.id alone', (table) => {
  test('has a row for each event and each state', () => {
    expect(table.faults()).toEqual([])
  })
  test('compares each part of the view in some state', () => {
    expect(overlooked(table)).toEqual([])
  })
  test.each(storiesOf(table.journey))('$story', (story) => {
    expect(disagreement(table, story)).toBeNull()
  })
})
