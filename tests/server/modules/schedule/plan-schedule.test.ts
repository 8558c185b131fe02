import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MomentChange } from '#contract/rules/schedule-plan.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIso } from '#contract/models/time.ts'
import { statement } from '#server/store/sql.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
let url: string
let wave: number
beforeAll(async () => {
  world = await freezeWorld()
}, 60_000)
beforeEach(async () => {
  url = String((await world.aGame()).gameId)
  const made = await world.edit('POST', `${url}/challenges`, { title: 'Wave', type: 'StaticAttachment' })
  wave = made.json<{ id: number }>().id
  await world.edit('PUT', `${url}/challenges/${wave}`, { opensAt: later(6) })
  await world.freeze(Number(url), now() + 10 * world.hour)
})
afterAll(() => world.close())

const now = () => world.server.clock.now()
const later = (hours: number) => toIso(now() + hours * world.hour)
const schedule = async () => (await world.edit('GET', `${url}/schedule`)).json<ScheduleModel>()
type Change = Pick<MomentChange, 'moment'> & { from: string | null; to: string | null }
const plan = (changes: readonly Change[], notice?: string) =>
  world.edit('PUT', `${url}/schedule`, { changes, ...(notice === undefined ? {} : { notice }) })
const ENTRIES = statement(
  'test.planEntries',
  `select act, changes from audit where thing_id = $1 and act = 'SchedulePlanned'`,
)
const entries = () => world.server.store.sql.many<{ changes: unknown }>(ENTRIES, [url])

test('moves the named moments, and tells players what stands in the notice', async () => {
  const before = await schedule()
  const { end } = before
  const done = await plan(
    [
      { moment: 'end', from: end, to: later(30) },
      { moment: 'opening', from: later(6), to: later(8) },
      { moment: 'freeze', from: later(10), to: null },
    ],
    'The game is longer.',
  )
  expect(done.json<ScheduleModel>()).toMatchObject({ end: later(30), freezeAt: null, start: before.start })
  expect((await schedule()).challenges.find(({ id }) => id === wave)?.opensAt).toBe(later(8))
  expect((await world.notices(Number(url))).map(({ content }) => content)).toContain('The game is longer.')
  expect(JSON.stringify(await entries())).toContain(later(8))
})

describe('refused as a whole', () => {
  test.each([
    ['a time that has passed', () => ({ moment: 'opening', from: later(6), to: later(-0.5) })],
    [
      'a moment that has passed',
      async () => ({ moment: 'start', from: (await schedule()).start, to: later(1) }),
    ],
    ['a freeze after the end', () => ({ moment: 'freeze', from: later(10), to: later(90) })],
    ['an end before the freeze', async () => ({ moment: 'end', from: (await schedule()).end, to: later(9) })],
    ['no end', async () => ({ moment: 'end', from: (await schedule()).end, to: null })],
  ] as [string, () => Change | Promise<Change>][])('%s', async (_, change) => {
    const before = await schedule()
    const answer = await plan([
      { moment: 'writeups', from: before.writeupsUntil, to: later(40) },
      await change(),
    ])
    expect(answer.statusCode).toBe(400)
    expect(await schedule()).toEqual(before)
    expect(await entries()).toEqual([])
  })
  test('a moment that another organiser has moved', async () => {
    const seen = { moment: 'opening', from: later(6), to: later(7) } as const
    expect((await plan([{ ...seen, to: later(5) }])).statusCode).toBe(200)
    const before = await schedule()
    expect((await plan([seen])).json()).toMatchObject({ status: 409 })
    expect(await schedule()).toEqual(before)
  })
})

test('in a pause the stored moments move, and come later by its length as well', async () => {
  await world.edit('POST', `${url}/pause`, {})
  const { end } = await schedule()
  world.server.clock.advance(world.hour)
  const to = toIso(Date.parse(end) + world.hour)
  expect((await plan([{ moment: 'end', from: end, to }])).statusCode).toBe(200)
  const after = (await world.edit('POST', `${url}/resume`, {})).json<ScheduleModel>()
  expect(Date.parse(after.end) - Date.parse(end)).toBe(2 * world.hour)
})

test('monitors read the schedule, and before the start no challenge', async () => {
  const read = async (of: string | number) => {
    const headers = { cookie: world.monitorCookie }
    const answer = await world.server.ask('GET', `/api/edit/games/${of}/schedule`, { headers })
    return [answer.statusCode, answer.json<ScheduleModel>().challenges.length]
  }
  expect(await read(url)).toEqual([200, 3])
  const coming = await world.game({ startAt: now() + world.hour, endAt: now() + 2 * world.hour })
  await world.edit('POST', `${coming}/challenges`, { title: 'Secret', type: 'StaticAttachment' })
  expect(await read(coming)).toEqual([200, 0])
  const headers = { cookie: world.monitorCookie }
  const asked = await world.server.ask('PUT', `/api/edit/games/${url}/schedule`, {
    headers,
    payload: { changes: [] },
  })
  expect(asked.statusCode).toBe(403)
})
