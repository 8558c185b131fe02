import { createMachine } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { expect, test } from 'vitest'
import { planOf } from '../../../scripts/paths/plan.ts'
import { reportOf, sumsOf } from '../../../scripts/paths/report.ts'
import { walkNoted, type WalkedPath } from '../../journeys/path-run.ts'

const door = createMachine({
  id: 'door',
  description: 'A door <of wood>.',
  initial: 'closed',
  states: {
    closed: { description: 'The door is closed.', on: { 'somebody opens it': 'open' } },
    open: {
      description: 'The door is open.',
      on: { 'somebody closes it': 'closed', 'the wind blows': 'open' },
    },
  },
})
const plan = planOf(
  { name: 'door', kind: 'journey', machine: door },
  { which: 'arrows', to: null, max: null, seed: null },
)
const [closing, blowing] = plan.paths.map(({ story }) => story)
const step = (event: string | null, state: string, picture: string | null = 'AAAA') => ({
  event,
  state,
  ms: 40,
  picture,
})
const whole: WalkedPath = {
  story: closing ?? '',
  steps: [step(null, 'closed'), step('somebody opens it', 'open'), step('somebody closes it', 'closed')],
  problem: null,
}
const broken: WalkedPath = {
  story: blowing ?? '',
  steps: [step(null, 'closed'), step('somebody opens it', 'open'), step('the wind blows', 'open', null)],
  problem: 'expected <b> to be open',
}
const when = new Date('2026-01-02T03:04:05Z')

test('a run in which all paths come to their end', () => {
  const walked = [whole, { ...broken, problem: null }]
  expect(sumsOf(plan, walked)).toEqual({ passed: 2, failed: 0, unwalked: 0, states: 2, arrows: 3, ms: 240 })
  expect(reportOf(plan, walked, when)).toContain('<title>door: passed</title>')
})

test('the step at which a path breaks reaches neither its state nor its arrow', () => {
  expect(sumsOf(plan, [whole, broken])).toMatchObject({
    passed: 1,
    failed: 1,
    unwalked: 0,
    states: 2,
    arrows: 2,
  })
  expect(sumsOf(plan, [broken])).toMatchObject({ passed: 0, failed: 1, unwalked: 1, states: 2, arrows: 1 })
})

test('the page has a picture of each state that was reached, times, and why a path broke', () => {
  const page = reportOf(plan, [whole, broken], when)
  expect(page).toContain('<title>door: failed</title>')
  expect(page).toContain('A door &#60;of wood&#62;.')
  expect(page.match(/<img /g)).toHaveLength(5)
  expect(page).toContain('<pre>expected &#60;b&#62; to be open</pre>')
  expect(page.match(/40 ms/g)).toHaveLength(6)
  expect(page).toContain('2026-01-02 03:04 UTC')
  expect(page.match(/class="broken"/g)).toHaveLength(1)
  expect(page).not.toMatch(/undefined|NaN|\[object/)
})

test('a path that was not walked says so', () => {
  expect(reportOf(plan, [whole], when)).toContain('<em>not walked</em>')
})

test('the reason of a broken path is its own, without the path that XState adds', async () => {
  const walked: WalkedPath[] = []
  globalThis.pathRun = { journey: 'door', paths: [], takePicture: async () => null, walked }
  const breaks = createTestModel(door)
    .getShortestPaths()[0]
    ?.test({
      events: {},
      states: {
        closed: () => {
          throw new Error('Nothing on the page says “shut”.')
        },
      },
    })
  const broke = walkNoted('', ['closed'], {}, {}, async () => breaks)
  await expect(broke).rejects.toThrow('Path:')
  globalThis.pathRun = undefined
  expect(walked[0]?.problem).toBe('Nothing on the page says “shut”.')
})
