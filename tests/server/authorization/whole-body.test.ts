import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRaw, portOf } from '#tests/attack/raw-socket.ts'
import { aServer, type TestServer } from '../a-server.ts'
import { submissionWorld } from '../modules/submission/submission.world.ts'

/** Longer than the server trusts the rights that it has read. */
const SLOW_MS = 60
const BODY = JSON.stringify({ bio: 'tide' })
let server: TestServer
let userId: string
let cookie: string
let reads: number
let onRead: () => Promise<void>
let onVisit: () => Promise<void>
beforeEach(async () => {
  server = await aServer({ config: { rateLimit: false } })
  userId = (await server.user('ann')).id
  cookie = await server.signIn('ann')
  const { sessions, users } = server.store
  const find = sessions.find.bind(sessions)
  const visited = users.visited.bind(users)
  reads = 0
  onRead = async () => {}
  onVisit = () => sleep(SLOW_MS)
  sessions.find = async (hash) => {
    reads++
    const found = await find(hash)
    await onRead()
    return found
  }
  users.visited = async (...visit) => {
    await onVisit()
    return visited(...visit)
  }
  // The stored visit is old, so the server stores a new one between the session and the body.
  server.clock.advance(10_000)
})
afterEach(() => server.close())

/** Sends a change. The first `early` bytes of the body are sent with the headers. */
async function change(early: number) {
  const { socket, heard, closed } = await openRaw(await portOf(server))
  const head = [
    'PUT /api/account/update HTTP/1.1',
    'Host: x',
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    'Connection: close',
  ]
  socket.write([...head, `Content-Length: ${BODY.length}`, '', BODY.slice(0, early)].join('\r\n'))
  return {
    sendRest: () => socket.write(BODY.slice(early)),
    status: async () => {
      await closed
      return Number(/^HTTP\/1\.1 (\d+)/.exec(heard())?.[1])
    },
  }
}
const bio = async () => (await server.store.users.byLogin('ann'))?.bio

describe('a body', () => {
  test('that arrives with its headers causes no second read of the session, however slow the database is', async () => {
    expect([await (await change(BODY.length)).status(), reads, await bio()]).toEqual([200, 1, 'tide'])
  })
  test('of which a byte arrives later causes another read of the session', async () => {
    const sent = await change(BODY.length - 1)
    await expect.poll(() => reads).toBe(1)
    await sleep(2 * SLOW_MS)
    await server.store.users.setRole(userId, 'Banned')
    sent.sendRest()
    expect([await sent.status(), reads, await bio()]).toEqual([403, 2, ''])
  })
  test('that is complete only after the read of the session counts as late', async () => {
    let letGo = () => {}
    const held = new Promise<void>((settle) => (letGo = settle))
    onRead = () => held
    const sent = await change(BODY.length - 1)
    await expect.poll(() => reads).toBe(1)
    await sleep(SLOW_MS)
    await server.store.users.setRole(userId, 'Banned')
    sent.sendRest()
    await sleep(SLOW_MS)
    letGo()
    expect([await sent.status(), reads, await bio()]).toEqual([403, 2, ''])
  })
})

test.each([
  ['is banned', 403],
  ['is signed out', 401],
] as const)(
  'a flag that arrived with its headers is refused if its player %s while it waits for its turn',
  async (what, status) => {
    const world = await submissionWorld(await aServer())
    const gameId = await world.game()
    const [player] = await world.players(gameId, 1)
    if (!player) throw new Error('nobody plays')
    const place = { gameId, challengeId: await world.challenge(gameId) }
    for (let at = 0; at < 150; at++) await world.look(player, place, 1)
    world.server.clock.advance(59_500)
    const port = await portOf(world.server)
    const sent = fetch(`http://127.0.0.1:${port}/api/game/${gameId}/challenges/${place.challengeId}`, {
      method: 'POST',
      body: JSON.stringify({ flag: 'flag{right}' }),
      headers: { cookie: player.cookie, 'content-type': 'application/json' },
    })
    await sleep(300)
    const { users, sessions } = world.server.store
    await (what === 'is banned' ? users.setRole(player.id, 'Banned') : sessions.deleteOfUser(player.id))
    world.server.clock.advance(500)
    expect((await sent).status).toBe(status)
    expect(await world.submissions(gameId)).toEqual([])
    await world.server.close()
  },
)
