import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AddressedNotice } from '#contract/models/addressed-notice.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { aLine, CASES, type Line } from '../../live/hubs/hubs.world.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import type { Player } from '../submission/submission.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
let game: Awaited<ReturnType<typeof world.aGame>>
const beside: TestServer[] = []
beforeAll(async () => {
  world = await freezeWorld()
}, 60_000)
beforeEach(async () => {
  game = await world.aGame()
})
afterAll(async () => {
  for (const server of beside) await server.close()
  await world.close()
})

const PATIENT = { timeout: 10_000 }
const SECRET = 'The lighthouse opens at nine'
const now = () => world.server.clock.now()
const at = (byMs: number) => toIso(now() + byMs)
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path = '', payload?: object, cookie = world.organiserCookie) =>
  world.server.ask(method, `/api/edit/games/${game.gameId}/addressed-notices${path}`, {
    headers: { cookie, 'accept-language': 'zh' },
    ...(payload ? { payload } : {}),
  })
const idOf = ({ participationId }: Player) => participationId
async function address(facts: Partial<{ content: string; at: string | null; teams: number[] | null }>) {
  const answer = await ask('POST', '', { content: SECRET, at: null, teams: null, ...facts })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, {}])
  return answer.json<AddressedNotice>()
}
const list = async () => (await ask('GET')).json<AddressedNotice[]>()
const read = async (player: Player | null) =>
  (await world.get(`${game.gameId}/notices`, player ? { cookie: player.cookie } : {})).json<GameNotice[]>()
const contents = async (player: Player | null) =>
  (await read(player)).flatMap(({ type, content }) => (type === 'Normal' ? content : []))
/** Waits until the timers that the clock has passed have done their work. */
const settled = async (isSo: () => Promise<boolean>) => {
  await expect.poll(isSo, PATIENT).toBe(true)
}

/** Records everything that the connections of players, spectators and base clients receive. */
async function listen(players: readonly Player[]) {
  const { app } = world.server
  if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const [quick = expect.fail()] = CASES
  const lines: Line[] = []
  const open = async (path: string, cookie: string | null) => {
    const heard: string[] = []
    const line = aLine(quick, `${base}${path}`, cookie === null ? {} : { Cookie: cookie })
    for (const target of [
      'ReceivedStreams',
      'ReceivedGameNotice',
      'ReceivedGame',
      'ReceivedList',
      'ReceivedGameEdit',
    ])
      line.on(target, (...said: unknown[]) => void heard.push(JSON.stringify(said)))
    await line.start()
    lines.push(line)
    return heard
  }
  const { gameId } = game
  const streams = await Promise.all(
    players.map(({ cookie }) => open(`/hub/user?game=${gameId}&streams=board,notices,team`, cookie)),
  )
  const plain = await Promise.all(players.map(({ cookie }) => open(`/hub/user?game=${gameId}`, cookie)))
  const spectator = await open(`/hub/board?game=${gameId}&streams=board,notices`, null)
  return {
    streams,
    plain,
    spectator,
    /** The streams are in order, so a later notice proves that nothing else is on its way. */
    flush: async () => {
      await world.edit('POST', `${gameId}/notices`, { content: 'the end' })
      const all = [...streams, ...plain, spectator]
      await expect
        .poll(() => all.every((heard) => heard.some((text) => text.includes('the end'))), PATIENT)
        .toBe(true)
    },
    stop: () => Promise.all(lines.map((line) => line.stop())),
  }
}

describe('a planned notice', () => {
  test('changes no answer to players, spectators and monitors before its time', async () => {
    const { ann, bob, eve, first, gameId } = game
    const monitor = { ...eve, cookie: world.monitorCookie }
    const seen = async () => [
      await world.seenBy(null, first, bob.teamId),
      await world.seenBy(eve, first, bob.teamId),
      await world.seenBy(ann, first, bob.teamId),
      await world.seenBy(monitor, first, bob.teamId),
    ]
    const before = await seen()
    const planned = await address({ at: at(world.hour) })
    await address({ at: at(world.hour), teams: [idOf(ann)] })
    await ask('PUT', `/${planned.id}`, { content: `${SECRET}!`, at: at(2 * world.hour), teams: [idOf(eve)] })
    expect(await seen()).toEqual(before)
    const archive = await world.server.ask('GET', `/api/edit/games/${gameId}/archive`, {
      headers: { cookie: world.organiserCookie },
    })
    expect([archive.statusCode, archive.body.includes(SECRET)]).toEqual([200, false])
    // The list of the base wire has only what is out for all.
    expect((await world.edit('GET', `${gameId}/notices`)).json()).toEqual([])
  })

  test('is heard of by no connection before its time, and then by all', async () => {
    const { ann, bob } = game
    const line = await listen([ann, bob])
    try {
      const { id } = await address({ at: at(world.hour) })
      await ask('PUT', `/${id}`, { content: `${SECRET}!`, at: at(world.hour), teams: null })
      await line.flush()
      const all = [...line.streams, ...line.plain, line.spectator]
      expect(all.flat().filter((text) => /lighthouse|"team".*notices/.test(text))).toEqual([])
      world.server.clock.advance(world.hour)
      await expect
        .poll(() => all.every((heard) => heard.some((text) => text.includes('lighthouse'))), PATIENT)
        .toBe(true)
    } finally {
      await line.stop()
    }
    expect(await contents(null)).toEqual([`${SECRET}!`, 'the end'])
    expect(await list()).toEqual([])
  })

  test('comes out at its moment, not before', async () => {
    await address({ at: at(world.hour) })
    world.server.clock.advance(world.hour - 1)
    expect(await contents(game.ann)).toEqual([])
    world.server.clock.advance(1)
    await settled(async () => (await contents(game.ann)).includes(SECRET))
    expect((await read(game.ann))[0]).toMatchObject({ type: 'Normal', time: toIso(now()) })
  })

  test('comes out once, with two processes, and from a process that starts later', async () => {
    beside.push(await aServer({ beside: world.server, config: { rateLimit: false } }))
    await address({ at: at(world.hour) })
    world.server.clock.advance(10_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
    world.server.clock.advance(world.hour)
    await settled(async () => (await contents(null)).length > 0)
    world.server.clock.advance(10_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await contents(null)).toEqual([SECRET])
    const missed = { gameId: game.gameId, type: 'Normal', content: 'Missed', at: now(), teams: null } as const
    await world.server.store.addressedNotices.create({ ...missed, isOut: false })
    beside.push(await aServer({ beside: world.server, config: { rateLimit: false } }))
    await settled(async () => (await contents(null)).includes('Missed'))
  })

  test('stands still in a pause, and gets its time back', async () => {
    const { gameId } = game
    const act = async (kind: 'pause' | 'resume') => {
      const done = await world.edit('POST', `${gameId}/${kind}`, { notice: null })
      expect(done.statusCode).toBe(200)
    }
    await address({ at: at(world.hour) })
    await act('pause')
    world.server.clock.advance(2 * world.hour)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await contents(null)).toEqual([])
    await act('resume')
    expect((await list())[0]?.time).toBe(at(world.hour))
    world.server.clock.advance(world.hour)
    await settled(async () => (await contents(null)).includes(SECRET))
  })

  test('can be changed and cancelled until it is out', async () => {
    const { id } = await address({ at: at(world.hour), teams: [idOf(game.eve)] })
    expect(await list()).toEqual([
      {
        id,
        content: SECRET,
        time: at(world.hour),
        isOut: false,
        teams: [{ id: idOf(game.eve), name: game.eve.team }],
      },
    ])
    const changed = await ask('PUT', `/${id}`, { content: 'Other', at: at(world.hour), teams: null })
    expect(changed.json()).toMatchObject({ content: 'Other', teams: null, isOut: false })
    expect((await ask('DELETE', `/${id}`)).statusCode).toBe(200)
    world.server.clock.advance(world.hour)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await contents(game.eve)).toEqual([])
    expectRefusal(await ask('DELETE', `/${id}`), 404, 'noticeMissing')
  })

  test('without a time comes out now', async () => {
    const { id } = await address({ at: at(world.hour) })
    const changed = await ask('PUT', `/${id}`, { content: 'Now', at: null, teams: [idOf(game.ann)] })
    expect(changed.json()).toMatchObject({ content: 'Now', isOut: true })
    expect(await contents(game.ann)).toEqual(['Now'])
    expect(await contents(game.bob)).toEqual([])
    const [out] = await list()
    expectRefusal(
      await ask('PUT', `/${out?.id}`, { content: 'Again', at: null, teams: null }),
      400,
      'noticeIsOut',
    )
  })
})

describe('a notice to some teams', () => {
  test('is read by all members of these teams, and by nobody else', async () => {
    const { ann, bob, eve, gameId } = game
    const mate = await world.mate(gameId, ann)
    await world.edit('POST', `${gameId}/notices`, { content: 'for all' })
    await read(bob)
    await address({ teams: [idOf(ann), idOf(eve)] })
    for (const player of [ann, mate, eve]) expect(await contents(player)).toEqual([SECRET, 'for all'])
    for (const player of [bob, null, { ...bob, cookie: world.monitorCookie }])
      expect(await contents(player)).toEqual(['for all'])
    const page = await world.get(`${gameId}/notices?count=1&skip=1`, { cookie: ann.cookie })
    expect(page.json()).toMatchObject([{ content: 'for all' }])
  })

  test('is told to the connections of these teams only', async () => {
    const { ann, bob } = game
    const line = await listen([ann, bob])
    try {
      await address({ teams: [idOf(ann)] })
      await line.flush()
      const [toAnn, toBob] = line.streams
      const told = (heard: readonly string[] | undefined) =>
        heard?.filter((text) => text.includes('"kind":"notices"')).length
      expect([told(toAnn), told(toBob), told(line.spectator)]).toEqual([1, 0, 0])
      const all = [...line.streams, ...line.plain, line.spectator].flat()
      expect(all.filter((text) => text.includes('lighthouse'))).toEqual([])
      // The stream of the game has no hole that would tell of it.
      expect(await world.told('notices', game.gameId)).toMatchObject([
        { kind: 'added', notice: { type: 'FirstBlood' } },
        { kind: 'added', notice: { content: 'the end' } },
      ])
    } finally {
      await line.stop()
    }
  })

  test('goes when it is deleted', async () => {
    const { id } = await address({ teams: [idOf(game.ann)] })
    expect(await contents(game.ann)).toEqual([SECRET])
    expect((await ask('DELETE', `/${id}`)).statusCode).toBe(200)
    expect(await contents(game.ann)).toEqual([])
  })

  test('may be planned, and has an answer of its own, which no other caller gets by its tag', async () => {
    const { ann, bob, gameId } = game
    await address({ at: at(world.hour), teams: [idOf(ann)] })
    world.server.clock.advance(world.hour)
    await settled(async () => (await contents(ann)).includes(SECRET))
    expect(await contents(bob)).toEqual([])
    const own = await world.get(`${gameId}/notices`, { cookie: ann.cookie })
    expect(own.headers['vary']).toContain('Cookie')
    const other = await world.get(`${gameId}/notices`, {
      cookie: bob.cookie,
      'if-none-match': String(own.headers['etag']),
    })
    expect(other.statusCode).toBe(200)
  })
})

describe('is refused', () => {
  test.each([
    ['a time that has passed', { at: '2020-01-01T00:00:00Z' }, 'noticeTimePast'],
    ['no team', { teams: [] }, 'noticeTeams'],
    ['a team of another game', { teams: [2_000_000_000] }, 'noticeTeamMissing'],
  ] as const)('%s', async (_, facts, title) => {
    const answer = await ask('POST', '', { content: SECRET, at: null, teams: null, ...facts })
    expectRefusal(answer, 400, title, 'zh', { limit: 1000 })
    expect(await list()).toEqual([])
  })

  test('a caller who is no administrator, by every call', async () => {
    const { id } = await address({ at: at(world.hour) })
    const body = { content: 'mine', at: null, teams: null }
    for (const cookie of [game.ann.cookie, world.monitorCookie])
      for (const [method, path, payload] of [
        ['GET', '', undefined],
        ['POST', '', body],
        ['PUT', `/${id}`, body],
        ['DELETE', `/${id}`, undefined],
      ] as const)
        expect((await ask(method, path, payload, cookie)).statusCode).toBe(403)
    expect(await list()).toHaveLength(1)
  })
})
