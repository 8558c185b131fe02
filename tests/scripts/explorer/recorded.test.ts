import { createActor, SimulatedClock, type InspectionEvent } from 'xstate'
import { expect, test } from 'vitest'
import { signInEffects, signInMachine } from '#machines/account/sign-in.machine.ts'
import { asTest } from '../../../scripts/explorer/as-test.ts'
import { literalOf } from '../../../scripts/explorer/literal.ts'
import { plainOf } from '../../../scripts/explorer/plain.ts'
import { openRecord } from '../../../scripts/explorer/record.ts'
import { NOTHING, withMessage, withoutEnded } from '../../../scripts/explorer/running.ts'
import { HELD_OFF, no } from '../../journeys/outcomes.ts'
import { notRecorded, replay } from '../../machines/replay.ts'

const SOURCE = { file: 'machines/account/sign-in.machine.ts', exported: 'signInMachine' }
const START = 1_795_858_000_000
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** The record of a visitor who is asked to wait, and waits. */
async function recorded() {
  const clock = new SimulatedClock()
  const now = () => START + clock.now()
  const record = openRecord(now)
  const actor = createActor(
    signInMachine.provide({ actors: { signIn: signInEffects.signIn.by(async () => no(HELD_OFF)) } }),
    { clock, input: { now }, inspect: (event: InspectionEvent) => record.inspect(event) },
  ).start()
  clock.increment(400)
  actor.send({ type: 'edit' })
  actor.send({ type: 'submit', userName: 'ada', password: 'Lovelace1' })
  await settled()
  clock.increment(30_000)
  const told = record.tell(false)
  const [one] = told.actors
  if (one === undefined) throw new Error('Nothing was recorded.')
  return { one, told, record, actor }
}

test('a record has each event with its time, the state that followed and what changed', async () => {
  const { one, told, record, actor } = await recorded()
  expect([one.machine, one.first, one.state, one.status]).toEqual(['signIn', 'open', 'open', 'active'])
  expect(one.heard.map(({ type, state, at }) => [type.split('.')[0], state, at - START])).toEqual([
    ['edit', 'open', 400],
    ['submit', 'signingIn', 400],
    ['xstate', 'heldOff', 400],
    ['xstate', 'open', 30_400],
  ])
  expect(one.heard[2]?.answered).toMatchObject({ effect: 'signIn' })
  expect(one.heard.map(({ changes }) => changes.map(([name]) => name))).toEqual([
    ['at'],
    ['at'],
    ['at'],
    ['at'],
  ])
  expect(told.charts.map(([machine, chart]) => [machine, chart.places.map(({ name }) => name)])).toEqual([
    ['signIn', expect.arrayContaining(['open', 'signingIn', 'heldOff'])],
  ])
  // Only what changed is told again.
  expect(record.tell(false)).toEqual({ actors: [], charts: [] })
  actor.stop()
  expect(record.tell(false).actors[0]?.status).toBe('stopped')
})

test('the copied test has the steps of the record, with its waits', async () => {
  const { one } = await recorded()
  const copied = asTest(one, SOURCE, null)
  expect(copied.ok && copied.text).toBe(`import { test } from 'vitest'
import { signInMachine } from '#machines/account/sign-in.machine.ts'
import { replay } from '#tests/machines/replay.ts'

test('signIn comes to open by edit, then submit, then signIn answers, then a wait', () => {
  const machine = replay(signInMachine, (now) => ({ now }), ${START})
  machine.shows('open')
  machine.hears({ type: 'edit' }, 'open')
  machine.hears({ type: 'submit', userName: 'ada', password: 'Lovelace1' }, 'signingIn')
  machine.answers('signIn', { ok: false, problem: { kind: 'too-often', retryAfterMs: 30000, title: null } }, 'heldOff', '0.signIn.signingIn')
  machine.waits(30401, 'open')
})
`)
  const wished = asTest(one, SOURCE, 'heldOff')
  expect(wished.ok && wished.text).toContain("machine.waits(30401, 'heldOff')")
})

test('no test is copied of a machine without a file, or without its first events', async () => {
  const { one } = await recorded()
  expect(asTest(one, null, null).ok).toBe(false)
  expect(asTest({ ...one, forgotten: 2 }, SOURCE, null)).toMatchObject({ ok: false })
})

test('values that a channel cannot carry are named, and the test fails where one stands', () => {
  const input = { now: () => 1, newKey: () => 'key', ownRow: (game: number) => game, file: new Blob() }
  expect(literalOf(plainOf(input), 'now')).toBe(
    "{ now, newKey: () => 'key', ownRow: () => notRecorded('what ownRow returns'), file: notRecorded('Blob') }",
  )
  expect(literalOf(plainOf({ 'a-b': "it's\n", deep: { list: [undefined, null] } }), 'now')).toBe(
    "{ 'a-b': 'it\\'s\\n', deep: { list: [undefined, null] } }",
  )
  expect(() => notRecorded('Blob')).toThrow('does not have Blob')
})

test('a replay fails at a wrong state, and at a response that the machine does not wait for', () => {
  const machine = replay(signInMachine, (now) => ({ now }))
  expect(() => machine.hears({ type: 'edit' }, 'signingIn')).toThrow("expected 'open' to be 'signingIn'")
  expect(() => machine.answers('signIn', {}, 'open')).toThrow('signIn does not wait for signIn in open.')
})

test('an explorer keeps the actors of a closed page until they are removed', async () => {
  const { told } = await recorded()
  const open = withMessage(NOTHING, { kind: 'told', page: 'a', address: '/account/login', ...told })
  const closed = withMessage(open, { kind: 'gone', page: 'a' })
  expect([open, closed].map(({ pages }) => pages.get('a')?.isOpen)).toEqual([true, false])
  expect(closed.pages.get('a')?.actors.size).toBe(1)
  expect(withoutEnded(open).pages.get('a')?.actors.size).toBe(1)
  expect(withoutEnded(closed).pages.size).toBe(0)
})
