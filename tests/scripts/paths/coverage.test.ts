import { createActor, createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { chartsOf } from '../../../scripts/machines/charts.ts'
import {
  coverageOf,
  coverageTable,
  exceptionLines,
  faultsOf,
  type Exceptions,
} from '../../../scripts/paths/coverage.ts'
import { NOT_REACHED } from '../../../scripts/paths/not-reached.ts'
import { noteWalk } from '../../built/note-walk.ts'

const judge = createMachine({
  id: 'the judge',
  initial: 'settling',
  on: { reset: '.waiting' },
  states: {
    settling: { always: [{ guard: () => false, target: 'done' }, { target: 'waiting' }] },
    waiting: { on: { ask: [{ guard: () => false, target: 'done' }, { actions: () => {} }], tell: 'done' } },
    done: {},
  },
})
const charts = [{ name: 'game/judge', machine: judge }]

/** The states and arrows that an inspected judge reaches with these events. */
function walkedBy(...events: readonly string[]) {
  globalThis.walked = new Set()
  const actor = createActor(judge, { inspect: noteWalk }).start()
  for (const type of events) actor.send({ type })
  return { journey: events.join('-'), reached: globalThis.walked }
}
const coverage = (walks: readonly ReturnType<typeof walkedBy>[], exceptions: Exceptions = {}) => {
  const [row] = coverageOf(charts, walks, exceptions)
  if (row === undefined) throw new Error('There is no row.')
  return row
}

test('without a path everything is missed, under the names of the plan', () => {
  expect(coverage([])).toEqual({
    machine: 'game/judge',
    journeys: [],
    states: { reached: 0, all: 3 },
    arrows: { reached: 0, all: 6 },
    missed: [
      'anywhere --reset',
      'settling',
      'settling --at once (1 of 2)',
      'settling --at once (2 of 2)',
      'waiting',
      'waiting --ask (1 of 2)',
      'waiting --ask (2 of 2)',
      'waiting --tell',
      'done',
    ],
    excepted: 0,
    stale: [],
  })
})

test('an arrow counts for the alternative that was taken, and shows that its state was reached', () => {
  const row = coverage([walkedBy('ask')])
  expect(row.missed).toEqual([
    'anywhere --reset',
    'settling --at once (1 of 2)',
    'waiting --ask (1 of 2)',
    'waiting --tell',
    'done',
  ])
  expect(row.journeys).toEqual(['ask'])
})

test('an event that changes nothing, and a question whether it could, are no arrows', () => {
  globalThis.walked = new Set()
  const actor = createActor(judge, { inspect: noteWalk }).start()
  actor.send({ type: 'unknown' })
  actor.getSnapshot().can({ type: 'tell' })
  expect(coverage([{ journey: 'none', reached: globalThis.walked }]).missed).toContain('waiting --tell')
})

test('journeys count together, and exceptions only while they are in the chart', () => {
  const row = coverage([walkedBy('ask'), walkedBy('tell', 'reset')], {
    'game/judge': {
      settled: ['settling --at once (1 of 2)'],
      press: ['waiting --ask (1 of 2)', 'gone --ask'],
    },
  })
  expect(row).toMatchObject({
    missed: [],
    excepted: 2,
    stale: ['gone --ask'],
    journeys: ['ask', 'tell-reset'],
  })
  expect(faultsOf([row])).toEqual(['game/judge: the exception “gone --ask” is not in the chart'])
  expect(coverageTable([row])).toBe(
    [
      'machine     states   arrows   excepted   journeys',
      'game/judge     3/3      4/6          2   ask, tell-reset',
      '3 of 3 states, 4 of 6 arrows, 2 exceptions',
    ].join('\n'),
  )
})

test('exceptions are named with their reasons', () => {
  expect(exceptionLines({ 'game/judge': { wait: ['waiting --ask'] } })).toEqual([
    'game/judge: waiting --ask. No step of a journey waits here until then.',
  ])
})

test('each exception is in the chart of its machine', async () => {
  const all = await chartsOf('machines')
  expect(
    coverageOf(all, [], NOT_REACHED).flatMap(({ machine, stale }) => stale.map((one) => [machine, one])),
  ).toEqual([])
  expect(Object.keys(NOT_REACHED).filter((name) => !all.some((chart) => chart.name === name))).toEqual([])
})
