import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { ON_BASE } from '#tests/journeys/base-form.ts'
import { waysThrough } from '#tests/journeys/journey.ts'
import { bareChart } from '../../../scripts/paths/bare-chart.ts'
import { planOf, type Choice } from '../../../scripts/paths/plan.ts'
import { subjectsOf } from '../../../scripts/paths/subjects.ts'
import { graphOf } from '../../../scripts/paths/walks.ts'

const subjects = await subjectsOf()
const journeys = subjects.filter(({ kind }) => kind === 'journey')
const ALL: Choice = { which: 'arrows', to: null, max: null, seed: null }
const MOST_WORDS = 18

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { description: 'The door is closed.', on: { 'somebody opens it': 'open' } },
    open: { on: { 'somebody closes it': 'closed', 'the wind blows': 'open', 'it breaks': 'broken' } },
    broken: {},
  },
})
const doorPlan = (choice: Partial<Choice>) =>
  planOf({ name: 'door', kind: 'journey', machine: door }, { ...ALL, ...choice })
const stories = (choice: Partial<Choice>) => doorPlan(choice).paths.map(({ story }) => story)

test.each(journeys)('each state of $name says what to see', ({ machine }) => {
  const wrong = Object.values(machine.states).filter(
    ({ description = '' }) =>
      !/^[A-Z“0-9].*[.”?]$/.test(description) || description.split(' ').length > MOST_WORDS,
  )
  expect(wrong.map(({ key, description }) => [key, description])).toEqual([])
  expect(machine.root.description).toMatch(/^[A-Z].*\.$/)
})

test.each(journeys)(
  'the plan of $name has the paths that walk every arrow in its test',
  ({ name, kind, machine }) => {
    const plan = planOf({ name, kind, machine }, ALL)
    const walked = waysThrough(machine).map(({ story }) => story)
    expect(plan.paths.map(({ story }) => story)).toEqual(walked.filter((story) => !story.startsWith(ON_BASE)))
    expect(plan.arrows.filter(({ paths }) => paths.length === 0)).toEqual([])
  },
)

test.each(subjects)(
  'each state and each arrow of $name is on a path of its plan',
  ({ name, kind, machine }) => {
    const { states, arrows, paths } = planOf({ name, kind, machine }, ALL)
    const seen = new Set(
      paths.flatMap(({ given, steps }) => [given.name, ...steps.map(({ sees }) => sees.name)]),
    )
    expect(states.filter((state) => !seen.has(state.name))).toEqual([])
    expect(arrows.filter((arrow) => arrow.paths.length === 0)).toEqual([])
    expect(states.filter(({ description }) => description === '')).toEqual([])
  },
)

describe('the choice of paths', () => {
  test('over every arrow', () => {
    expect(stories({})).toEqual([
      'somebody opens it, then somebody closes it',
      'somebody opens it, then the wind blows',
      'somebody opens it, then it breaks',
    ])
  })
  test('the shortest to each state', () => {
    expect(stories({ which: 'shortest' })).toEqual(['somebody opens it, then it breaks'])
  })
  test('the shortest to one state', () => {
    expect(stories({ which: 'shortest', to: 'open' })).toEqual(['somebody opens it'])
    expect(stories({ which: 'shortest', to: 'closed' })).toEqual([''])
  })
  test('those that end in one state', () => {
    expect(stories({ to: 'open' })).toEqual(['somebody opens it', 'somebody opens it, then the wind blows'])
  })
  test('all that come to no state twice', () => {
    expect(stories({ which: 'simple' })).toEqual(['somebody opens it, then it breaks'])
    expect(stories({ which: 'simple', to: 'open' })).toEqual(['somebody opens it'])
  })
  test('at most some, the same for the same seed', () => {
    const some = stories({ max: 2, seed: 7 })
    expect(some).toHaveLength(2)
    expect(stories({ max: 2, seed: 7 })).toEqual(some)
    const orders = Array.from({ length: 20 }, (_, seed) => stories({ seed }).join())
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})

test('arrows have the numbers of the paths that walk them', () => {
  const [opening] = doorPlan({}).arrows
  expect(opening).toEqual({ from: 'closed', event: 'somebody opens it', to: 'open', paths: [1, 2, 3] })
  expect(doorPlan({ which: 'shortest' }).arrows.filter(({ paths }) => paths.length === 0)).toHaveLength(2)
})

test('a chart without conditions has an event for each alternative, and leaves transient states at once', () => {
  const judge = createMachine({
    id: 'judge',
    initial: 'waiting',
    on: { reset: '.waiting' },
    states: {
      waiting: {
        on: { ask: [{ guard: () => false, target: 'settling' }, { actions: () => {} }] },
        after: { untilLate: 'settling' },
      },
      settling: { always: [{ guard: () => false, target: 'done' }, { target: 'waiting' }] },
      done: { type: 'final' },
    },
  })
  const { places, arrows } = graphOf(bareChart(judge))
  expect(places.map(({ name }) => name)).toEqual(['waiting', 'settling', 'done'])
  expect(arrows.map(({ from, event, to }) => `${from}: ${event}: ${to}`)).toEqual([
    'waiting: reset: waiting',
    'waiting: ask (1 of 2): settling',
    'waiting: ask (2 of 2): waiting',
    'waiting: untilLate ends: settling',
    'settling: at once (1 of 2): done',
    'settling: at once (2 of 2): waiting',
  ])
})
