import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditAct } from '#contract/models/audit-names.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { BasicGameInfoModel, DetailedGameInfoModel } from '#contract/models/game.ts'
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

const now = () => world.server.clock.now()
const pass = (hours: number) => world.server.clock.advance(hours * world.hour)
const act = (what: 'pause' | 'resume') => world.edit('POST', `${url}/${what}`)
const extend = (minutes: number) => world.edit('POST', `${url}/extend`, { minutes })
const schedule = async () => (await world.edit('GET', `${url}/schedule`)).json<ScheduleModel>()
const seen = async () => (await world.get(url, { cookie: game.ann.cookie })).json<DetailedGameInfoModel>()
const details = async () =>
  (await world.get(`${url}/details`, { cookie: game.ann.cookie })).json<GameDetailModel>()
const titles = async () =>
  Object.values((await details()).challenges)
    .flat()
    .flatMap((each) => each?.title ?? [])
const later = (hours: number, from = now()) => toIso(from + hours * world.hour)
async function aWave(title: string, hours: { opens: number; closes: number }): Promise<number> {
  const made = await world.edit('POST', `${url}/challenges`, { title, type: 'DynamicContainer' })
  const { id } = made.json<ChallengeEditDetailModel>()
  const saved = await world.edit('PUT', `${url}/challenges/${id}`, {
    isEnabled: true,
    opensAt: later(hours.opens),
    closesAt: later(hours.closes),
  })
  expect(saved.statusCode).toBe(200)
  return id
}
const ACTS = statement('test.acts', 'select act from audit where thing_id = $1 order by seq')
const acts = async () =>
  (await world.server.store.sql.many<{ act: AuditAct }>(ACTS, [url])).map(({ act: done }) => done)

describe('while a game is paused', () => {
  test('answers are refused with a sentence, and nothing of it comes, closes or ends', async () => {
    await aWave('Wave two', { opens: 1, closes: 3 })
    await aWave('Closing', { opens: 0, closes: 1 })
    await world.freeze(game.gameId, now() + 2 * world.hour)
    expect((await act('pause')).statusCode).toBe(200)
    const before = [await titles(), (await details()).rank]
    pass(30)
    expect((await world.submit(game.bob, game.second, 'flag{right}')).json()).toMatchObject({
      status: 400,
      title: '比赛已暂停，请在恢复后再试',
    })
    expect([await titles(), (await details()).rank]).toEqual(before)
    expect(await titles()).toEqual(expect.arrayContaining(['Closing']))
    expect(await titles()).not.toContain('Wave two')
    expect((await world.reveal(game.gameId)).statusCode).toBe(400)
    expect(await world.notices(game.gameId)).not.toContainEqual({ type: 'NewChallenge', content: 'Wave two' })
    // A team must not leave a game that it still plays.
    expect(await world.server.store.participations.hasUnended(game.ann.teamId, now())).toBe(true)
  })

  test('every client is told an end that lies ahead, and ours that it is paused', async () => {
    const pausedAt = now()
    const { end } = await seen()
    const wpddl = (await details()).wpddl
    await act('pause')
    pass(26)
    const at = (iso: string) => Date.parse(iso)
    expect(at((await seen()).end) - now()).toBe(at(end) - pausedAt)
    expect(await seen()).toMatchObject({ pausedAt: toIso(pausedAt), storedEnd: end })
    expect(at((await details()).wpddl) - now()).toBe(at(wpddl) - pausedAt)
    const listed = (await world.server.ask('GET', '/api/game')).json<BasicGameInfoModel[]>()
    const { end: told, pausedAt: since, storedEnd } = await seen()
    expect(listed.find(({ id }) => id === game.gameId)).toMatchObject({
      end: told,
      pausedAt: since,
      storedEnd,
    })
    expect((await world.edit('GET', url)).json()).toMatchObject({ end, pausedAt: since })
    // Organisers must get the stored times, because they edit them.
    expect(await schedule()).toMatchObject({ end, pausedAt: toIso(pausedAt) })
  })

  test('a save must keep the pause within the game', async () => {
    await act('pause')
    const times = { title: 'T', start: later(-9), end: later(9), wpddl: later(10) }
    expect((await world.edit('PUT', url, times)).statusCode).toBe(200)
    for (const outside of [{ start: later(1) }, { end: later(-1) }])
      expect((await world.edit('PUT', url, { ...times, ...outside })).json()).toMatchObject({
        title: '比赛已暂停，开始与结束时间须包含暂停的时刻',
      })
  })
})

describe('when it goes on', () => {
  test('what was ahead is as far ahead as before, and comes at its new time', async () => {
    const wave = await aWave('Wave two', { opens: 1, closes: 3 })
    const open = await aWave('Open', { opens: 0, closes: 2 })
    await world.freeze(game.gameId, now() + 2 * world.hour)
    const before = await schedule()
    const pausedAt = now()
    await act('pause')
    pass(30)
    const after = (await act('resume')).json<ScheduleModel>()
    const moved = (iso: string | null) => (iso === null ? null : later(30, Date.parse(iso)))
    expect(after).toMatchObject({
      start: before.start,
      end: moved(before.end),
      writeupsUntil: moved(before.writeupsUntil),
      freezeAt: moved(before.freezeAt),
      pausedAt: null,
    })
    const windowOf = (id: number, { challenges }: ScheduleModel) => {
      const { opensAt, closesAt } = challenges.find((one) => one.id === id) ?? {
        opensAt: null,
        closesAt: null,
      }
      return [opensAt, closesAt]
    }
    expect(windowOf(wave, after)).toEqual(windowOf(wave, before).map(moved))
    expect(windowOf(open, after)).toEqual([toIso(pausedAt), moved(windowOf(open, before)[1] ?? null)])
    expect((await seen()).end).toBe(after.end)
    expect(await seen()).not.toHaveProperty('pausedAt')
    expect(await world.answer(game.bob, game.second, 'flag{right}')).toBe('Accepted')
    world.server.clock.advance(world.hour - 1)
    expect(await titles()).not.toContain('Wave two')
    world.server.clock.advance(1)
    expect(await titles()).toContain('Wave two')
    await expect
      .poll(() => world.notices(game.gameId))
      .toContainEqual({ type: 'NewChallenge', content: 'Wave two' })
  })

  test('an open form of organisers does not set the times back', async () => {
    const { headers } = await world.edit('GET', url)
    const stored = (await world.edit('GET', url)).json<object>()
    await act('pause')
    pass(1)
    await act('resume')
    const save = await world.server.ask('PUT', `/api/edit/games/${url}`, {
      headers: { cookie: world.organiserCookie, 'if-match': String(headers['etag']) },
      payload: stored,
    })
    expect(save.statusCode).toBe(409)
  })

  test('acts are audited, twice is once, and only a running game can be paused', async () => {
    expect((await act('resume')).json()).toMatchObject({ title: '比赛没有暂停' })
    await act('pause')
    const { pausedAt } = await schedule()
    pass(1)
    expect((await act('pause')).json<ScheduleModel>().pausedAt).toBe(pausedAt)
    await act('resume')
    expect((await act('resume')).statusCode).toBe(400)
    expect(await acts()).toEqual(['GamePaused', 'GameResumed'])
    pass(30)
    expect((await act('pause')).json()).toMatchObject({ title: '只有进行中的比赛可以暂停' })
    expect((await extend(10)).statusCode).toBe(400)
    url = '2147483647'
    for (const what of ['pause', 'resume'] as const) expect((await act(what)).statusCode).toBe(404)
    expect((await world.edit('GET', `${url}/schedule`)).statusCode).toBe(404)
  })

  test('open boards and screens are told', async () => {
    const count = async () => (await world.told('board', game.gameId)).length
    const before = await count()
    await act('pause')
    await act('resume')
    expect([await count(), (await world.told('board', game.gameId)).at(-1)]).toEqual([
      before + 2,
      { kind: 'change' },
    ])
  })
})

describe('an extension', () => {
  test('moves the end, and the writeups, the freeze and the deadlines that go with it', async () => {
    await world.freeze(game.gameId, now() + 2 * world.hour)
    const before = await schedule()
    const hours = (Date.parse(before.end) - now()) / world.hour
    const together = await aWave('Together', { opens: 0, closes: hours })
    const own = await aWave('Own', { opens: 1, closes: 2 })
    const set = await schedule()
    const after = (await extend(90)).json<ScheduleModel>()
    const moved = (iso: string | null) => (iso === null ? null : later(1.5, Date.parse(iso)))
    expect(after).toMatchObject({
      end: moved(before.end),
      writeupsUntil: moved(before.writeupsUntil),
      freezeAt: moved(before.freezeAt),
    })
    const closing = ({ challenges }: ScheduleModel, id: number) =>
      challenges.find((one) => one.id === id)?.closesAt
    expect(closing(after, together)).toBe(moved(closing(set, together) ?? null))
    expect(closing(after, own)).toBe(closing(set, own))
    expect((await seen()).end).toBe(after.end)
    expect(await acts()).toContain('GameExtended')
  })

  test('does not lift a freeze that hides solves, and has a limit', async () => {
    await world.freeze(game.gameId, now())
    const { freezeAt } = await schedule()
    expect((await extend(60)).json<ScheduleModel>().freezeAt).toBe(freezeAt)
    for (const minutes of [0, 43_201]) expect((await extend(minutes)).statusCode).toBe(400)
  })
})
