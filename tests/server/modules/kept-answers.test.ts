import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getChallenge, getGame, getGameDetails } from '#contract/calls/game.ts'
import type { Schema } from '#contract/schema.ts'
import { submissionWorld, type Player, type SubmissionWorld } from './submission/submission.world.ts'

const HOUR_MS = 3_600_000
let world: SubmissionWorld
let [one, other]: Player[] = []
let root: string
let gameId: number
let challengeId: number
beforeAll(async () => {
  world = await submissionWorld()
  const { server } = world
  root = await world.enter((await server.user('root', 'Admin')).id)
  gameId = await world.game({ content: 'rules of the game '.repeat(200) })
  ;[one, other] = await world.players(gameId, 2)
  challengeId = await world.challenge(gameId)
  await world.set({ gameId, challengeId }, { content: 'a riddle '.repeat(200) })
  for (let nth = 0; nth < 30; nth++)
    await server.store.notices.create({
      gameId,
      type: 'Normal',
      content: `news ${nth}`,
      at: server.clock.now(),
    })
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.server.ask(method, url, { headers })
const opened = ({ headers, rawPayload }: LightMyRequestResponse) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
}
/** The headers without those that differ in every response. */
const shared = ({ headers }: LightMyRequestResponse) => {
  const { 'x-request-id': _, date: __, connection: ___, ...rest } = headers
  return rest
}

const READS = ['config', 'list', 'game', 'notices', 'board', 'profile', 'details', 'challenge'] as const
const addressOf = (read: (typeof READS)[number]) =>
  ({
    config: '/api/config',
    list: '/api/game',
    game: `/api/game/${gameId}`,
    notices: `/api/game/${gameId}/notices`,
    board: `/api/game/${gameId}/board`,
    profile: '/api/account/profile',
    details: `/api/game/${gameId}/details`,
    challenge: `/api/game/${gameId}/challenges/${challengeId}`,
  })[read]

describe.each(READS)('%s', (read) => {
  test.each(['br', 'gzip', 'identity'])(
    'is the same content in %s, and 304 for its tag',
    async (encoding) => {
      const ask = { cookie: one?.cookie ?? '', 'accept-encoding': encoding }
      const plain = await get(addressOf(read), { cookie: one?.cookie ?? '' })
      const full = await get(addressOf(read), ask)
      expect([full.statusCode, opened(full)]).toEqual([200, plain.body])
      expect(JSON.parse(opened(full))).toBeTypeOf('object')
      expect(Number(full.headers['content-length'])).toBe(full.rawPayload.length)
      expect(full.headers['cache-control']).toBe(
        read === 'profile' ? 'private, no-store' : 'private, no-cache',
      )
      expect(String(full.headers['vary'])).toContain('accept-encoding')

      const head = await get(addressOf(read), ask, 'HEAD')
      expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
      expect(shared(head)).toEqual(shared(full))

      const tag = String(full.headers['etag'])
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const same = await get(addressOf(read), { ...ask, 'if-none-match': known })
        expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0])
        const { 'content-type': _, 'content-length': __, 'content-encoding': ___, ...told } = shared(full)
        expect(shared(same)).toEqual(told)
      }
      expect((await get(addressOf(read), { ...ask, 'if-none-match': '"other"' })).statusCode).toBe(200)
    },
  )
})

test('what belongs to one reader never reaches another, also with the tag of the other', async () => {
  for (const read of ['profile', 'details'] as const) {
    const answers = await Promise.all(
      [one, other].map((who) => get(addressOf(read), { cookie: who?.cookie ?? '' })),
    )
    const [mine, theirs] = answers
    expect(mine?.body).not.toBe(theirs?.body)
    expect(mine?.headers['etag']).not.toBe(theirs?.headers['etag'])
    expect(String(mine?.headers['vary'])).toContain('Cookie')
    const tag = String(theirs?.headers['etag'])
    const again = await get(addressOf(read), { cookie: one?.cookie ?? '', 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([200, mine?.body])
  }
  const names = await Promise.all(
    [one?.cookie, other?.cookie, undefined].map(async (cookie) => {
      const answer = await get(addressOf('game'), cookie === undefined ? {} : { cookie })
      return answer.json<{ teamName: string | null }>().teamName
    }),
  )
  expect(names).toEqual([one?.team, other?.team, null])
})

test('both parts of a response have the fields of the contract', async () => {
  const schemas: readonly (readonly [(typeof READS)[number], Schema])[] = [
    ['game', getGame.rules.answer.schema],
    ['details', getGameDetails.rules.answer.schema],
    ['challenge', getChallenge.rules.answer.schema],
  ]
  for (const [read, { properties = {} }] of schemas) {
    const answer = await get(addressOf(read), { cookie: one?.cookie ?? '' })
    const known = new Set(Object.keys(answer.json<object>()))
    const missing = Object.entries(properties).filter(
      ([name, field]) => field['~optional'] !== true && !known.has(name),
    )
    expect(missing).toEqual([])
    expect([...known].filter((name) => !(name in properties))).toEqual([])
  }
})

describe('time alone changes what is kept', () => {
  test('a game that ends gets its winner', async () => {
    const { server } = world
    const soon = await world.game({ startAt: server.clock.now() - HOUR_MS, endAt: server.clock.now() + 1000 })
    const player = await world.player(soon)
    const place = { gameId: soon, challengeId: await world.challenge(soon) }
    expect(await world.answer(player, place, 'flag{right}')).toBe('Accepted')
    const winner = async () =>
      (await get('/api/game'))
        .json<{ id: number; winner?: { name: string } }[]>()
        .find(({ id }) => id === soon)?.winner?.name
    expect(await winner()).toBeUndefined()
    server.clock.advance(1001)
    expect(await winner()).toBe(player.team)
  })
  test('a challenge appears at its release, in the details too', async () => {
    const { server } = world
    // A game of its own, whose board nobody has read yet: the window is set without a fact of the board.
    const game = await world.game()
    const { cookie } = await world.player(game)
    await world.challenge(game)
    const place = { gameId: game, challengeId: await world.challenge(game) }
    await world.set(place, { opensAt: server.clock.now() + 1000, title: 'Secret' })
    const details = async () => (await get(`/api/game/${game}/details`, { cookie })).body.includes('Secret')
    const opens = async () =>
      (await get(`/api/game/${game}/challenges/${place.challengeId}`, { cookie })).statusCode
    expect([await details(), await opens()]).toEqual([false, 404])
    server.clock.advance(999)
    expect([await details(), await opens()]).toEqual([false, 404])
    server.clock.advance(1)
    expect([await details(), await opens()]).toEqual([true, 200])
  })
  test('notices are refused before the start of the game', async () => {
    const { server } = world
    const later = await world.game({ startAt: server.clock.now() + 1000 })
    const url = `/api/game/${later}/notices`
    expect([(await get(url)).statusCode, (await get(url)).headers['cache-control']]).toEqual([
      400,
      'private, no-store',
    ])
    server.clock.advance(1000)
    expect((await get(url)).statusCode).toBe(200)
  })
})

test('a session that ended, a role that was taken and a hidden game count at the next read', async () => {
  const { server } = world
  const ann = await server.user('ann', 'Monitor')
  const cookie = await world.enter(ann.id)
  const hidden = await world.game({ hidden: true })
  const read = async () => [
    (await get('/api/account/profile', { cookie })).statusCode,
    (await get(`/api/game/${hidden}`, { cookie })).statusCode,
  ]
  const act = (method: 'PUT' | 'POST', url: string, payload: object, by: string) =>
    server.ask(method, url, {
      headers: { cookie: by, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  expect([await read(), await read()]).toEqual([
    [200, 200],
    [200, 200],
  ])
  expect((await act('PUT', `/api/admin/users/${ann.id}`, { role: 'User' }, root)).statusCode).toBe(200)
  expect(await read()).toEqual([200, 404])
  expect((await act('PUT', `/api/admin/users/${ann.id}`, { role: 'Banned' }, root)).statusCode).toBe(200)
  expect(await read()).toEqual([403, 404])
  expect((await act('PUT', `/api/admin/users/${ann.id}`, { role: 'Monitor' }, root)).statusCode).toBe(200)
  expect(await read()).toEqual([200, 200])
  expect((await act('POST', '/api/account/logout', {}, cookie)).statusCode).toBe(200)
  expect(await read()).toEqual([401, 404])
})
