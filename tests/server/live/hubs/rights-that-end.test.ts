import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StreamPart } from '#contract/streams.ts'
import {
  submissionWorld,
  type Player,
  type SubmissionWorld,
} from '#tests/server/modules/submission/submission.world.ts'
import { LIFETIME_MS } from '#server/http/session.ts'
import { aLine, CASES, until } from './hubs.world.ts'

const HOUR_MS = 3_600_000
const RACE_MS = 2500

let world: SubmissionWorld
let url: string
let admin: string
beforeAll(async () => {
  world = await submissionWorld()
  await world.server.user('root', 'Admin')
  admin = await world.server.signIn('root')
  await world.server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(world.server.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(() => world.close())

async function listen(path: string, cookie: string | null) {
  const [quick] = CASES
  const line = aLine(quick ?? expect.fail(), url + path, cookie === null ? {} : { Cookie: cookie })
  const messages: StreamPart[][] = []
  const ends: string[] = []
  let returns = 0
  line.on('ReceivedStreams', (parts: StreamPart[]) => messages.push(parts))
  line.onreconnected(() => returns++)
  line.onclose((error) => ends.push(error?.message ?? ''))
  await line.start()
  if (path.includes('streams') || path.startsWith('/hub/board'))
    await until(() => messages.length + ends.length > 0)
  return { messages, ends, returns: () => returns, stop: () => line.stop() }
}
async function save(gameId: number, change: object): Promise<void> {
  const headers = { cookie: admin }
  const game = (await world.server.ask('GET', `/api/edit/games/${gameId}`, { headers })).json<object>()
  expect(
    (await world.server.ask('PUT', `/api/edit/games/${gameId}`, { headers, payload: { ...game, ...change } }))
      .statusCode,
  ).toBe(200)
}
async function aSolvedGame(): Promise<{ gameId: number; player: Player }> {
  const gameId = await world.game()
  const player = await world.player(gameId)
  const challengeId = await world.challenge(gameId)
  expect(await world.answer(player, { gameId, challengeId }, 'flag{right}')).toBe('Accepted')
  return { gameId, player }
}

test('a game moved to the future is sent to no client on any hub, as over HTTP', async () => {
  const { gameId, player } = await aSolvedGame()
  const startsAt = world.server.clock.now() + HOUR_MS
  const paths = [
    [`/hub/board?game=${gameId}&streams=board:0,notices:0`, null],
    [`/hub/user?game=${gameId}&streams=board:0,notices:0`, player.cookie],
    [`/hub/monitor?game=${gameId}&streams=board:0,monitor:0`, admin],
  ] as const
  const before = await Promise.all(paths.map(([path, cookie]) => listen(path, cookie)))
  expect(before.map(({ messages }) => messages[0]?.every(({ items }) => (items?.length ?? 0) > 0))).toEqual([
    true,
    true,
    true,
  ])
  await save(gameId, {
    start: new Date(startsAt).toISOString(),
    end: new Date(startsAt + HOUR_MS).toISOString(),
  })
  const after = await Promise.all(paths.map(([path, cookie]) => listen(path, cookie)))
  expect(after.map(({ messages }) => messages[0]?.map(({ items }) => items))).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  const [spectator] = before
  const heard = spectator?.messages.length
  const headers = { cookie: admin }
  const added = await world.server.ask('POST', `/api/edit/games/${gameId}/notices`, {
    headers,
    payload: { content: 'secret' },
  })
  expect(added.statusCode).toBe(200)
  await until(() => before.every(({ messages }) => messages.length > (heard ?? 0) || messages.length > 1))
  expect(JSON.stringify([...before, ...after].map(({ messages }) => messages))).not.toContain('secret')
  await Promise.all([...before, ...after].map(({ stop }) => stop()))
})

test('a hidden game disappears for connected spectators, and a deleted one for everyone', async () => {
  const { gameId, player } = await aSolvedGame()
  const other = await world.game()
  const spectator = await listen(`/hub/board?game=${gameId}`, null)
  const elsewhere = await listen(`/hub/board?game=${other}`, null)
  const own = await listen(`/hub/user?game=${gameId}&streams=board`, player.cookie)
  const base = await listen(`/hub/user?game=${gameId}`, player.cookie)
  const stranger = await listen(`/hub/user?game=${gameId}&streams=board`, (await world.player(other)).cookie)
  const monitor = await listen(`/hub/monitor?game=${gameId}&streams=monitor`, admin)
  await save(gameId, { hidden: true })
  await until(() => spectator.ends.length === 1)
  expect(spectator.ends[0]).toContain('missing')
  // The server checks the rights of users again: a player's connection returns, a stranger's does not.
  await until(() => stranger.ends.length === 1 && [own, base].every(({ returns }) => returns() === 1))
  expect(stranger.ends[0]).toContain('missing')
  expect([own, base, monitor, elsewhere].map(({ ends }) => ends)).toEqual([[], [], [], []])
  expect(
    (await world.server.ask('DELETE', `/api/edit/games/${gameId}`, { headers: { cookie: admin } }))
      .statusCode,
  ).toBe(200)
  await until(() => [own, base, monitor].every(({ ends }) => ends.length === 1))
  for (const { ends } of [own, base, monitor]) expect(ends[0]).toContain('missing')
  expect(elsewhere.ends).toEqual([])
  await elsewhere.stop()
})

test('a connection is closed when its session ends, and stays while use prolongs the session', async () => {
  const gameId = await world.game()
  await world.server.user('slow')
  await world.server.user('busy')
  const [idle, busy] = [await world.server.signIn('slow'), await world.server.signIn('busy')]
  const path = `/hub/user?game=${gameId}&streams=notices`
  const [cut, kept] = [await listen(path, idle), await listen(path, busy)]
  world.server.clock.advance(LIFETIME_MS - HOUR_MS)
  // The response carries the cookie with the extended lifetime.
  await world.server.ask('GET', '/api/account/profile', { headers: { cookie: busy } })
  await new Promise((resolve) => setTimeout(resolve, RACE_MS))
  expect([cut.ends, cut.returns()]).toEqual([[], 0])
  world.server.clock.advance(HOUR_MS)
  await until(() => cut.ends.length === 1)
  expect(cut.ends[0]).toContain('signed-out')
  await new Promise((resolve) => setTimeout(resolve, RACE_MS))
  expect([kept.ends, kept.returns()]).toEqual([[], 0])
  await kept.stop()
}, 20_000)
