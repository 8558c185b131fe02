import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { addressOf } from '../../authorization/asking.ts'
import { aLine, CASES, type Line } from '../../live/hubs/hubs.world.ts'
import { DAY, rehearsalWorld } from './rehearsal.world.ts'

let world: Awaited<ReturnType<typeof rehearsalWorld>>
let readers: Record<string, string | null>
beforeAll(async () => {
  world = await rehearsalWorld()
  const { server, enter, organisers } = world
  readers = {
    anonymous: null,
    stranger: await enter((await server.user('stranger')).id),
    monitor: await enter((await server.user('monitor', 'Monitor')).id),
    organiser: organisers.second.cookie,
  }
}, 60_000)
afterAll(() => world.close())

/** Calls whose responses differ anyway, or tell admins about the server and their own acts. */
const NOT_COMPARED: Readonly<Record<string, string>> = {
  listAudit: 'has who rehearsed',
  listGameAudit: 'has who rehearsed',
  listLogs: 'is the log of the server',
  findLogs: 'is the log of the server',
  exportLogs: 'is the log of the server',
  listPlatformTimeline: 'is the log of the server',
  listContainers: 'has all running containers',
  listStoredFiles: 'counts links to files',
  getStorage: 'counts rows of tables',
  getHealth: 'measures the server',
  getSignInWork: 'is drawn for each response',
  getCaptchaChallenge: 'is drawn for each response',
}
const READS = Object.entries(ALL_CALLS).filter(
  ([name, { method }]) => method === 'GET' && NOT_COMPARED[name] === undefined,
)
/** Differ for each response. */
const MOVING = new Set(['date', 'x-request-id'])

interface Place {
  gameId: number
  early: number
  player: { id: string; teamId: number; participationId: number }
}

/** Every response of every call that reads, to everybody. */
async function everything({ gameId, early, player }: Place, cookies: Record<string, string | null>) {
  const ids: Record<string, string | number> = { challengeId: early, cId: early, teamId: player.teamId }
  const seen = new Map<string, string>()
  for (const [name, call] of READS) {
    const { path, rules } = call
    const id = /^\/api\/(?:edit\/games|game)\/\{id\}/.test(path) ? gameId : player.teamId
    const { userId: ofUser } = rules.params ?? {}
    const params = { ...ids, id, partId: player.participationId, ...(ofUser ? { userId: player.id } : {}) }
    for (const [reader, cookie] of Object.entries(cookies)) {
      const answer = await world.server.ask('GET', addressOf(call, params), {
        headers: { 'accept-language': 'zh', ...(cookie === null ? {} : { cookie }) },
      })
      const headers = Object.entries(answer.headers).filter(([header]) => !MOVING.has(header))
      const all = [answer.statusCode, headers, answer.rawPayload.toString('latin1')]
      seen.set(`${name} to ${reader}`, JSON.stringify(all))
    }
  }
  return seen
}

const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...a].flatMap(([name, text]) => (b.get(name) === text ? [] : [[name, text, b.get(name)]]))

/** An organiser solves every challenge of the game, after a wrong flag each. */
async function playThrough(gameId: number) {
  const { game, tester } = await world.rehearse(gameId)
  for (const { id } of await world.challengesOf(game, tester)) {
    const place = { gameId: game, challengeId: id }
    expect(await world.answer(tester, place, 'flag{wrong}')).toBe('WrongAnswer')
    expect(await world.answer(tester, place, 'flag{right}')).toBe('Accepted')
  }
  return { game, tester }
}

test('every call that is not compared exists', () => {
  expect(Object.keys(NOT_COMPARED).filter((name) => ALL_CALLS[name] === undefined)).toEqual([])
})

describe('a rehearsal in which the test team has solved everything', () => {
  test('changes no answer to anybody else, before the start and after it', async () => {
    const place = await world.aComingGame()
    const cookies = { ...readers, player: place.player.cookie }
    const before = await everything(place, cookies)
    const { game } = await playThrough(place.gameId)
    expect(differences(before, await everything(place, cookies))).toEqual([])

    world.server.clock.advance(DAY)
    // The list of users has the last visit of each.
    await world.edit('GET', String(place.gameId))
    const withRehearsal = await everything(place, cookies)
    expect(differences(before, withRehearsal)).not.toEqual([])
    expect((await world.clear(place.gameId)).statusCode).toBe(200)
    expect(differences(withRehearsal, await everything(place, cookies))).toEqual([])
    expect(await world.server.store.games.byId(game)).toBeNull()
  }, 120_000)

  test('leaves most calls with an answer, so that the comparison means something', async () => {
    const place = await world.aComingGame()
    const answered = await everything(place, { organiser: world.organisers.second.cookie })
    expect([...answered.values()].filter((text) => text.startsWith('[200,')).length).toBeGreaterThan(50)
  }, 60_000)

  test('leaves the first blood to the first team', async () => {
    const { gameId, player, early } = await world.aComingGame()
    await playThrough(gameId)
    world.server.clock.advance(DAY)
    expect(await world.answer(player, { gameId, challengeId: early }, 'flag{right}')).toBe('Accepted')
    expect(await world.notices(gameId)).toEqual([
      { type: 'FirstBlood', content: `🥇 ${player.team} – Early` },
    ])
    const board = await world.scoreboard(gameId)
    expect(board.items.map(({ name }) => name)).toEqual([player.team])
    expect(board.items[0]?.challenges.map(({ type }) => type)).toContain('FirstBlood')
  })

  test('is heard on no connection of the game, not even of its monitors', async () => {
    const { app } = world.server
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const { gameId, player } = await world.aComingGame()
    world.server.clock.advance(DAY)
    const heard: string[] = []
    const lines: Line[] = []
    const [quick = expect.fail()] = CASES
    for (const [path, cookie] of [
      [`/hub/user?game=${gameId}`, player.cookie],
      [`/hub/user?game=${gameId}&streams=board,notices,team`, player.cookie],
      [`/hub/board?game=${gameId}&streams=board,notices`, null],
      [`/hub/monitor?game=${gameId}`, readers['monitor'] ?? null],
      [`/hub/monitor?game=${gameId}&streams=monitor,board`, readers['monitor'] ?? null],
    ] as const) {
      const line = aLine(quick, address + path, cookie === null ? {} : { Cookie: cookie })
      for (const target of [
        'ReceivedStreams',
        'ReceivedGameNotice',
        'ReceivedGame',
        'ReceivedGameEdit',
        'ReceivedGameEvent',
        'ReceivedSubmissions',
      ])
        line.on(target, (...said: unknown[]) => void heard.push(JSON.stringify(said)))
      await line.start()
      lines.push(line)
    }
    // The first messages of the streams greet.
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(3)
    const greetings = heard.length
    await playThrough(gameId)
    await world.edit('POST', `${gameId}/notices`, { content: 'after the rehearsal' })
    const isOfNotice = (said: string) => /after the rehearsal|"part":"notices"/.test(said)
    await expect.poll(() => heard.filter(isOfNotice).length).toBeGreaterThanOrEqual(4)
    expect(heard.slice(greetings).filter((said) => !isOfNotice(said))).toEqual([])
    await Promise.all(lines.map((line) => line.stop()))
  })
})
