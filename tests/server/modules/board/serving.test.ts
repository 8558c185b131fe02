import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardWorld, type BoardWorld } from './board.world.ts'

let world: BoardWorld
let gameId: number
let challengeId: number
beforeAll(async () => {
  world = await boardWorld()
  gameId = await world.game()
  await world.players(gameId, 20)
  challengeId = await world.challenge(gameId)
})
afterAll(() => world.close())

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

describe.each(['scoreboard', 'board', 'ctftime'])('%s', (form) => {
  const get = (headers: Record<string, string> = {}) => world.get(`${gameId}/${form}`, headers)

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['*', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
  ] as const)('for a client that accepts %j is sent as %s', async (accepted, encoding) => {
    const [plain, packed] = [await get(), await get({ 'accept-encoding': accepted })]
    expect(packed.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(packed.headers['vary']).toMatch(/accept-encoding/i)
    expect(packed.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
    expect(UNPACK[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  })
  test('is cached by the client, which revalidates it', async () => {
    const first = await get()
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const etag = String(first.headers['etag'])
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get({ 'if-none-match': known })
      expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([304, 0, etag])
    }
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
    expect((await get({ 'accept-encoding': 'br' })).headers['etag']).not.toBe(etag)
    // The passing of time alone must change nothing.
    world.server.clock.advance(60_000)
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)
  })
  test('is at most a second old, and made once for all requests', async () => {
    const etag = String((await get()).headers['etag'])
    const player = await world.player(gameId)
    await world.server.store.challenges.makeInstances(challengeId)
    await world.answer(player, { gameId, challengeId }, 'flag{right}')
    // The player was added without a call, so the test appends the fact that a call would append.
    await world.server.store.transaction(async (tables) => {
      await tables.games.lock(gameId)
      await tables.boardFacts.append(gameId, [{ kind: 'change' }])
    })
    world.server.clock.advance(999)
    expect((await get()).headers['etag']).toBe(etag)
    world.server.clock.advance(1)
    const all = await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(new Set(all.map(({ headers }) => headers['etag'])).size).toBe(1)
    expect(all[0]?.headers['etag']).not.toBe(etag)
    expect(all[0]?.body).toContain(player.team)
  })
})
