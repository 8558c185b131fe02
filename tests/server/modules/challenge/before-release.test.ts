import type { AddressInfo } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { GameDetailModel } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { aLine, CASES, type Line } from '../../live/hubs/hubs.world.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
beforeAll(async () => {
  world = await freezeWorld()
}, 60_000)
afterAll(() => world.close())

const SECRET = 'Kraken under the pier'
const NOTHING = 2_147_483_647
const now = () => world.server.clock.now()
type Game = Awaited<ReturnType<typeof world.aGame>>

/** Writes and enables a challenge as an organiser does. It comes out in an hour. */
async function schedule({ gameId }: Game, more: object = {}): Promise<number> {
  const { id } = (
    await world.edit('POST', `${gameId}/challenges`, { title: SECRET, type: 'StaticContainer', tag: 'Pwn' })
  ).json<ChallengeEditDetailModel>()
  await world.edit('POST', `${gameId}/challenges/${id}/flags`, [{ flag: 'flag{right}' }])
  const saved = await save(gameId, id, {
    content: SECRET,
    isEnabled: true,
    containerImage: 'image',
    opensAt: toIso(now() + world.hour),
    ...more,
  })
  expect(saved).toBe(200)
  return id
}
const save = async (gameId: number, id: number, facts: object) =>
  (await world.edit('PUT', `${gameId}/challenges/${id}`, facts)).statusCode
/** Everything that an organiser may do with a challenge before its release. */
async function workOn(game: Game, id: number): Promise<void> {
  const { gameId } = game
  await save(gameId, id, { hints: [SECRET], content: `${SECRET}!`, originalScore: 400 })
  await save(gameId, id, { isEnabled: false })
  await save(gameId, id, { isEnabled: true })
  await world.edit('POST', `${gameId}/challenges/${id}/attachment`, {
    attachmentType: 'Remote',
    remoteUrl: `https://example.org/${encodeURIComponent(SECRET)}`,
  })
}

const listed = async (gameId: number, cookie: string) =>
  Object.values((await world.get(`${gameId}/details`, { cookie })).json<GameDetailModel>().challenges)
    .flat()
    .flatMap((each) => each?.title ?? [])

/** The calls that name a challenge and are open to players. None may reveal it. */
const OF_CHALLENGE = Object.entries(ALL_CALLS).filter(
  ([, { path, rules }]: [string, Call]) =>
    /\{c(?:hallenge)?Id\}/.test(path) && (rules.role === null || isAtLeast('User', rules.role)),
)

describe('before a challenge comes out', () => {
  test('every answer to players, spectators and monitors is as if it did not exist', async () => {
    const game = await world.aGame()
    const { ann, bob, eve, first, gameId } = game
    const monitor = { ...eve, cookie: world.monitorCookie }
    const seen = async () => [
      await world.seenBy(null, first, bob.teamId),
      await world.seenBy(eve, first, bob.teamId),
      await world.seenBy(ann, first, bob.teamId),
      (await world.get(`${gameId}/board?full=true`, { cookie: monitor.cookie })).body,
    ]
    const before = await seen()
    await workOn(game, await schedule(game))
    expect(await seen()).toEqual(before)
    // Reads the board from the store again, because a new read might reveal the challenge.
    await world.edit('PUT', `${gameId}/freeze`, { freezeAt: null })
    expect(JSON.stringify(await seen())).not.toContain(SECRET)
    const sheet = await world.get(`${gameId}/scoreboardsheet`, { cookie: monitor.cookie })
    const texts = Object.values(unzipSync(sheet.rawPayload)).map((bytes) => strFromU8(bytes))
    expect([texts.join().includes(ann.team), texts.join().includes(SECRET)]).toEqual([true, false])
  })

  test.each(OF_CHALLENGE)('%s answers as for a challenge that does not exist', async (_, call) => {
    const game = await world.aGame()
    const id = await schedule(game)
    await workOn(game, id)
    const ask = async (challengeId: number, cookie: string | null) => {
      const url = call.path
        .replace('{id}', String(game.gameId))
        .replace(/\{c(?:hallenge)?Id\}/, String(challengeId))
        .replaceAll(/\{\w+\}/g, '1')
      const answer = await world.server.ask(call.method, url, {
        headers: { 'accept-language': 'zh', ...(cookie === null ? {} : { cookie }) },
        ...(call.method === 'POST' ? { payload: { flag: 'flag{right}' } } : {}),
      })
      const { 'x-request-id': _request, date: _date, ...headers } = answer.headers
      return [answer.statusCode, answer.body, headers]
    }
    for (const cookie of [null, game.ann.cookie])
      expect(await ask(id, cookie)).toEqual(await ask(NOTHING, cookie))
    expect(JSON.stringify(await ask(id, game.ann.cookie))).not.toContain(SECRET)
  })

  test('no connection of a player, a spectator or a base client hears of it', async () => {
    const { app } = world.server
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const game = await world.aGame()
    const { gameId, ann } = game
    const heard: string[] = []
    const lines: Line[] = []
    const [quick = expect.fail()] = CASES
    for (const [path, cookie] of [
      [`/hub/user?game=${gameId}`, ann.cookie],
      [`/hub/user?game=${gameId}&streams=board,notices,team`, ann.cookie],
      [`/hub/board?game=${gameId}&streams=board,notices`, null],
    ] as const) {
      const line = aLine(quick, address + path, cookie === null ? {} : { Cookie: cookie })
      for (const target of ['ReceivedStreams', 'ReceivedGameNotice', 'ReceivedGame', 'ReceivedList'])
        line.on(target, (...said: unknown[]) => void heard.push(JSON.stringify(said)))
      await line.start()
      lines.push(line)
    }
    try {
      const id = await schedule(game)
      await workOn(game, id)
      // The streams are in order, so a later notice proves that nothing else is on its way.
      await world.edit('POST', `${gameId}/notices`, { content: 'the end' })
      await expect.poll(() => heard.filter((text) => text.includes('the end')).length).toBe(3)
      expect(heard.filter((text) => text.includes(SECRET) || /hints|change"/.test(text))).toEqual([])
      expect(await world.told('board', gameId)).toMatchObject([{ kind: 'solve' }])
      expect(await world.told('notices', gameId)).toHaveLength(2)
    } finally {
      await Promise.all(lines.map((line) => line.stop()))
    }
  })

  test('a team that is accepted changes no board', async () => {
    const gameId = await world.game({ startAt: now() - 1, endAt: now() + 24 * world.hour })
    const player = await world.player(gameId, 'Pending')
    const game = { ...(await world.aGame()), gameId }
    await schedule(game)
    const ruled = await world.server.ask(
      'PUT',
      `/api/admin/participation/${player.participationId}/Accepted`,
      {
        headers: { cookie: world.organiserCookie },
      },
    )
    expect(ruled.statusCode).toBe(200)
    expect(await world.told('board', gameId)).toEqual([])
    expect((await world.board(gameId)).places.teams.size).toBe(0)
  })
})

describe('from its time on', () => {
  test('it is there, at that very moment, on a board that was read before', async () => {
    const game = await world.aGame()
    const { gameId, ann } = game
    const id = await schedule(game)
    const opensAt = now() + world.hour
    const rest = (await listed(gameId, ann.cookie)).length
    world.server.clock.advance(opensAt - now() - 1)
    expect(await listed(gameId, ann.cookie)).toHaveLength(rest)
    world.server.clock.advance(1)
    expect(await listed(gameId, ann.cookie)).toContain(SECRET)
    expect((await world.get(`${gameId}/board`)).body).toContain(SECRET)
    expect(await world.answer(ann, { gameId, challengeId: id }, 'flag{right}')).toBe('Accepted')
  })

  test('it is gone again if the time is moved', async () => {
    const game = await world.aGame()
    const { gameId, ann } = game
    const id = await schedule(game, { opensAt: toIso(now()) })
    expect(await listed(gameId, ann.cookie)).toContain(SECRET)
    await save(gameId, id, { opensAt: toIso(now() + world.hour) })
    expect(await listed(gameId, ann.cookie)).not.toContain(SECRET)
    // The epoch removes the time.
    await save(gameId, id, { opensAt: toIso(0) })
    expect(await listed(gameId, ann.cookie)).toContain(SECRET)
  })

  test('a save that brings it out announces it, and one before that does not', async () => {
    const game = await world.aGame()
    const { gameId } = game
    const id = await schedule(game)
    const news = async () => (await world.notices(gameId)).filter(({ type }) => type === 'NewChallenge')
    expect(await news()).toEqual([])
    await save(gameId, id, { opensAt: toIso(now()) })
    expect(await news()).toEqual([{ type: 'NewChallenge', content: SECRET }])
    await save(gameId, id, { content: 'changed' })
    expect(await news()).toHaveLength(1)
  })
})

describe('after its deadline', () => {
  test('it stays visible and refuses answers, until practice begins', async () => {
    const game = await world.aGame()
    const { gameId, ann, bob } = game
    const challengeId = await schedule(game, { opensAt: toIso(0), closesAt: toIso(now() + world.hour) })
    const place = { gameId, challengeId }
    expect(await world.answer(ann, place, 'flag{right}')).toBe('Accepted')
    world.server.clock.advance(world.hour - 1)
    expect((await world.submit(bob, place, 'flag{wrong}')).statusCode).toBe(200)
    world.server.clock.advance(1)
    for (const flag of ['flag{wrong}', 'flag{right}'])
      expect((await world.submit(bob, place, flag)).json()).toMatchObject({
        status: 400,
        title: '题目已截止，不再接受提交',
      })
    expect(await listed(gameId, bob.cookie)).toContain(SECRET)
    // The solve from before must still count.
    expect((await world.solves({ challengeId })).length).toBe(1)
    world.server.clock.advance(24 * world.hour)
    expect(await world.answer(bob, place, 'flag{right}')).toBe('Accepted')
  })

  test('must be later than its release', async () => {
    const game = await world.aGame()
    const id = await schedule(game)
    const refused = await world.edit('PUT', `${game.gameId}/challenges/${id}`, { closesAt: toIso(now() + 1) })
    expect(refused.json()).toMatchObject({ status: 400, title: '题目的开放时间必须早于截止时间' })
  })
})
