import { expect, test } from 'vitest'
import { subjectsOf } from '../../../scripts/paths/subjects.ts'
import { KNOWN_BREACHES } from '../../journeys/laws/known-breaches.ts'
import { LAWS } from '../../journeys/laws/laws.ts'

test('each known breach names a journey, a law and a step that there are', async () => {
  const journeys = (await subjectsOf()).filter(({ kind }) => kind === 'journey')
  const eventsOf = new Map(journeys.map(({ machine }) => [machine.id, machine.events.map(String)]))
  const laws = LAWS.map(({ name }) => name)
  const wrong = Object.entries(KNOWN_BREACHES).flatMap(([journey, byLaw]) =>
    Object.entries(byLaw).flatMap(([law, steps]) => [
      ...(laws.includes(law) ? [] : [law]),
      ...steps
        .filter((step) => eventsOf.get(journey)?.includes(step) !== true)
        .map((step) => [journey, step]),
    ]),
  )
  expect(wrong).toEqual([])
})
