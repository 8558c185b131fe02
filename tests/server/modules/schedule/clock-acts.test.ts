import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EffectsModel } from '#contract/models/effects.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import type { GameDetailModel } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import { statement } from '#server/store/sql.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
let game: Awaited<ReturnType<typeof world.aGame>>
let url: string
beforeAll(async () => {
  world = await freezeWorld()
}, 60_000)
beforeEach(async () => {
  game = await world.aGame()
  url = String(game.gameId)
})
afterAll(() => world.close())

type Act = 'start' | 'pause' | 'resume' | 'extend' | 'freeze-now' | 'end' | 'reopen'
const now = () => world.server.clock.now()
const later = (hours: number) => toIso(now() + hours * world.hour)
const pass = (hours: number) => world.server.clock.advance(hours * world.hour)
const act = (what: Act, body?: object, of = url) => world.edit('POST', `${of}/${what}`, body)
const schedule = async (of = url) => (await world.edit('GET', `${of}/schedule`)).json<ScheduleModel>()
const effects = async () => (await world.edit('GET', `${url}/effects`)).json<EffectsModel>()
const notices = async () => (await world.notices(game.gameId)).filter(({ type }) => type === 'Normal')
const scoreOf = async (cookie: string) =>
  (await world.get(`${url}/details`, { cookie })).json<GameDetailModel>().rank?.score ?? 0
const ACTS = statement('test.clockActs', 'select act from audit where thing_id = $1 order by seq')
const acts = async (of = url) =>
  (await world.server.store.sql.many<{ act: string }>(ACTS, [of])).map(({ act: done }) => done)
async function aComingGame() {
  const id = await world.game({ startAt: now() + 2 * world.hour, endAt: now() + 26 * world.hour })
  const made = await world.edit('POST', `${id}/challenges`, { title: 'Wave', type: 'StaticAttachment' })
  const { id: challenge } = made.json<{ id: number }>()
  await world.edit('PUT', `${id}/challenges/${challenge}`, { opensAt: later(6) })
  return String(id)
}

describe('start now', () => {
  test('everything comes as much earlier as the start', async () => {
    const of = await aComingGame()
    await world.edit('PUT', `${of}/freeze`, { freezeAt: later(20) })
    const at = now()
    const after = (await act('start', {}, of)).json<ScheduleModel>()
    expect(after).toMatchObject({ start: toIso(at), end: later(24), freezeAt: later(18) })
    expect(after.challenges[0]?.opensAt).toBe(later(4))
    expect(await acts(of)).toContain('GameStarted')
  })
  test('a second one changes nothing, and two organisers at once start it once', async () => {
    const of = await aComingGame()
    const both = await Promise.all([act('start', {}, of), act('start', {}, of)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const before = await schedule(of)
    pass(1)
    expect((await act('start', {}, of)).json()).toEqual(before)
    expect((await acts(of)).filter((each) => each === 'GameStarted')).toHaveLength(1)
  })
  test('a game that is over does not start', async () => {
    pass(30)
    expect((await act('start', {})).json()).toMatchObject({ status: 400, title: '比赛已结束' })
  })
})

describe('end now', () => {
  test('no answer counts afterwards, the deadline of writeups keeps its distance, a later freeze is gone', async () => {
    const before = await schedule()
    await world.edit('PUT', `${url}/freeze`, { freezeAt: later(2) })
    const after = (await act('end', { notice: ' It is over. ' })).json<ScheduleModel>()
    expect(after).toMatchObject({ end: toIso(now()), freezeAt: null, pausedAt: null })
    const distance = ({ end, writeupsUntil }: ScheduleModel) =>
      Date.parse(writeupsUntil ?? end) - Date.parse(end)
    expect(distance(after)).toBe(distance(before))
    pass(0.1)
    const score = await scoreOf(game.bob.cookie)
    await world.submit(game.bob, game.second, 'flag{right}')
    expect(await scoreOf(game.bob.cookie)).toBe(score)
    expect(await notices()).toMatchObject([{ content: 'It is over.' }])
    expect(await acts()).toContain('GameEnded')
  })
  test('in a pause it ends when it was paused', async () => {
    const at = now()
    await act('pause')
    pass(3)
    expect((await act('end', {})).json()).toMatchObject({ end: toIso(at), pausedAt: null })
  })
  test('twice changes nothing and tells once, also by two organisers at once', async () => {
    await Promise.all([act('end', { notice: 'Over' }), act('end', { notice: 'Over' })])
    const before = await schedule()
    pass(1)
    expect((await act('end', { notice: 'Over' })).json()).toEqual(before)
    expect(await notices()).toHaveLength(1)
  })
  test('before the start it is refused', async () => {
    expect((await act('end', {}, await aComingGame())).json()).toMatchObject({ title: '比赛尚未开始' })
  })
})

describe('reopen', () => {
  test('answers count again, and those of the practice before do not', async () => {
    const { statusCode } = await world.edit('PUT', url, {
      title: 'T',
      start: later(-1),
      end: later(1),
      practiceMode: true,
      acceptWithoutReview: true,
    })
    expect(statusCode).toBe(200)
    pass(2)
    const before = await scoreOf(game.bob.cookie)
    expect(await world.answer(game.bob, game.second, 'flag{right}')).toBe('Accepted')
    expect((await effects()).practiceSolves).toBe(1)
    expect((await act('reopen', { minutes: 30 })).json()).toMatchObject({ end: later(0.5) })
    expect(await scoreOf(game.bob.cookie)).toBe(before)
    expect(await world.answer(game.bob, game.second, 'flag{right}')).toBe('Accepted')
    await expect.poll(() => scoreOf(game.bob.cookie)).toBeGreaterThan(before)
    expect(await acts()).toContain('GameReopened')
  })
  test('twice changes nothing, and before the start it is refused', async () => {
    pass(30)
    const [one, two] = await Promise.all([act('reopen', { minutes: 30 }), act('reopen', { minutes: 90 })])
    expect(one.json()).toEqual(two.json())
    expect((await act('reopen', { minutes: 30 }, await aComingGame())).statusCode).toBe(400)
  })
})

describe('freeze now', () => {
  test('hides solves from now on, once', async () => {
    const at = now()
    expect((await act('freeze-now', {})).json()).toMatchObject({ freezeAt: toIso(at), revealedAt: null })
    pass(1)
    expect((await act('freeze-now', {})).json()).toMatchObject({ freezeAt: toIso(at) })
    expect((await acts()).filter((each) => each === 'BoardFrozen')).toHaveLength(1)
  })
  test('after the end it is refused', async () => {
    pass(30)
    expect((await act('freeze-now', {})).statusCode).toBe(400)
  })
})

describe('a notice with the act', () => {
  test('is published with a pause and a resumption, and not without a change', async () => {
    await act('pause', { notice: 'Paused' })
    await act('pause', { notice: 'Paused again' })
    await act('resume', { notice: 'On we go' })
    expect((await notices()).map(({ content }) => content).toSorted()).toEqual(['On we go', 'Paused'])
  })
  test('a refused act publishes none', async () => {
    expect((await act('resume', { notice: 'On we go' })).statusCode).toBe(400)
    expect(await notices()).toEqual([])
  })
  test('a reveal can have one too', async () => {
    await act('freeze-now', {})
    expect((await world.edit('POST', `${url}/reveal`, { notice: 'Look' })).statusCode).toBe(200)
    expect((await notices()).map(({ content }) => content)).toEqual(['Look'])
  })
})

test('no game without times has acts', async () => {
  const made = await world.edit('POST', '', { title: 'New' })
  const { id } = made.json<{ id: number }>()
  expect((await act('reopen', { minutes: 5 }, String(id))).json()).toMatchObject({ status: 400 })
})
