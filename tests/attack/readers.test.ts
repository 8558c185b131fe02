import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { openCallers } from '#server/http/callers.ts'
import { openCallerQueue } from '#server/http/caller-queue.ts'
import { proxiesOf } from '#server/http/forwarded.ts'
import { paceReaders } from '#server/http/reader-pacing.ts'
import { ANONYMOUS } from '#server/http/visitor.ts'
import { aServer, ELSEWHERE } from '#tests/server/a-server.ts'
import { handClock } from '#tests/server/hand-clock.ts'
import { get, openRaw } from './raw-socket.ts'

describe('a fair queue', () => {
  const taken = (queue: ReturnType<typeof openCallerQueue<string>>) => {
    const items: string[] = []
    for (let item = queue.take(); item !== null; item = queue.take()) items.push(item)
    return items
  }
  test('serves its callers in turn, each in its order', () => {
    const queue = openCallerQueue<string>(10)
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item.slice(0, 1), item)
    expect(queue.peek()).toBe('a1')
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    expect([queue.size, queue.peek()]).toEqual([0, null])
  })
  test('accepts no more from the caller that fills it, and gives its slots to others', () => {
    const queue = openCallerQueue<string>(4)
    for (const item of ['a1', 'a2', 'a3', 'a4']) expect(queue.push('a', item)).toBeNull()
    expect(queue.push('a', 'a5')).toBe('a5')
    expect(queue.push('b', 'b1')).toBe('a4')
    expect(queue.push('c', 'c1')).toBe('a3')
    expect(queue.push('a', 'a6')).toBe('a6')
    expect(queue.size).toBe(4)
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2'])
  })
  test('refuses a new caller if each waiting one has only its own share', () => {
    const queue = openCallerQueue<string>(3)
    for (const item of ['a', 'b', 'c']) queue.push(item, item)
    expect(queue.push('d', 'd')).toBe('d')
    queue.remove('b', 'b')
    queue.remove('b', 'nothing')
    expect(queue.push('d', 'd')).toBeNull()
    expect(taken(queue)).toEqual(['a', 'c', 'd'])
  })
})

/**
 * A server behind a trusted proxy. All database connections are in use, so requests stay open and fill the
 * slots.
 */
async function aShutDoor() {
  const clock = handClock()
  const entered: string[] = []
  const load = { total: 10, idle: 0, waiting: 1 }
  const app = fastify()
  const callers = openCallers(proxiesOf(['127.0.0.1']), clock)
  app.decorateRequest('visitor')
  paceReaders(app, { clock, callers, waitingListeners: 20_000, store: { load: () => load } })
  app.get('/api/config', async ({ headers }) => void entered.push(String(headers['x-forwarded-for'])))
  await app.ready()
  const ask = (from: string) =>
    app.inject({ method: 'GET', url: '/api/config', headers: { 'x-forwarded-for': from } })
  return { app, clock, load, entered, ask, callers }
}

test('a flood of readers is refused beyond 2,000, and does not delay the others', async () => {
  const { app, load, entered, ask } = await aShutDoor()
  const flood = Array.from({ length: 3000 }, () => ask(ELSEWHERE))
  const refused = await Promise.race(flood)
  expect([refused.statusCode, refused.headers['retry-after'], refused.body]).toEqual([503, '1', ''])
  const players = Array.from({ length: 50 }, (_, nth) => ask(`198.51.100.${nth}`))
  await turn()
  load.waiting = 0
  const answers = await Promise.all(players)
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(entered.filter((from) => from === ELSEWHERE).length).toBeLessThan(100)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200).length).toBe(2000 - 50)
  expect(statuses.filter((status) => status === 503).length).toBe(1000 + 50)
  await app.close()
})

test('a crowd of connections is refused beyond the limit, and does not delay the others', async () => {
  const waitingListeners = 50
  const server = await aServer({
    bounds: { waitingListeners },
    config: { rateLimit: false, trustedProxies: ['127.0.0.1'] },
  })
  const come = (from: string) =>
    server.ask('GET', '/hub/user?game=1', { headers: { 'x-forwarded-for': from } })
  const crowd = Array.from({ length: 200 }, () => come(ELSEWHERE))
  const player = come('198.51.100.1')
  const answers = await Promise.all(crowd)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBe(200 - waitingListeners + 1)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect((await player).statusCode).not.toBe(503)
  // The slots must be free again once the clients have left.
  expect((await come(ELSEWHERE)).statusCode).not.toBe(503)
  await server.close()
})

test('a caller that disconnected while waiting is dropped', async () => {
  const { app, load, entered } = await aShutDoor()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const crowd = await Promise.all(Array.from({ length: 30 }, () => openRaw(port)))
  for (const { socket } of crowd) socket.write(get('/api/config', { 'x-forwarded-for': ELSEWHERE }))
  const last = await openRaw(port)
  last.socket.write(get('/api/config', { 'x-forwarded-for': '198.51.100.1' }))
  await expect.poll(() => load.waiting).toBe(1)
  await new Promise((settle) => setTimeout(settle, 50))
  for (const { socket } of crowd) socket.destroy()
  const connections = () => new Promise((settle) => app.server.getConnections((_, count) => settle(count)))
  await expect.poll(connections).toBe(1)
  load.waiting = 0
  await expect.poll(() => entered).toContain('198.51.100.1')
  expect(entered).toEqual(['198.51.100.1'])
  last.socket.destroy()
  await app.close()
})

describe('a caller that has used up its rate limit', () => {
  const setUp = async () => {
    const server = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
    await server.user('ann')
    const { sessions } = server.store
    const find = sessions.find.bind(sessions)
    let found = 0
    sessions.find = (hash) => {
      found++
      return find(hash)
    }
    const ask = (from: string, headers: Record<string, string> = {}, url = '/api/config') =>
      server.ask('GET', url, { headers: { 'x-forwarded-for': from, ...headers } })
    const refused = async (asked: ReturnType<typeof ask>) => (await asked).statusCode === 429
    return { server, ask, refused, sessionsRead: () => found }
  }
  const many = <Value>(count: number, make: () => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, make))

  test('is refused before the session is read, and with one line of the log', async () => {
    const { server, ask, sessionsRead } = await setUp()
    const cookie = await server.signIn('ann', { headers: { 'x-forwarded-for': ELSEWHERE } })
    await many(149, () => ask(ELSEWHERE, { cookie }))
    await many(5, () => ask(ELSEWHERE, { cookie }))
    server.clock.advance(1000)
    const before = sessionsRead()
    server.logged.length = 0
    const answers = await many(500, () => ask(ELSEWHERE, { cookie }))
    expect(
      answers.every(({ statusCode, headers }) => statusCode === 429 && Number(headers['retry-after']) > 0),
    ).toBe(true)
    expect(sessionsRead() - before).toBeLessThan(10)
    expect(server.logged.filter((line) => line.includes('"answered"')).length).toBeLessThanOrEqual(1)
    // A request that passes the first limit reads the session. A later limit then refuses it.
    const later = await server.ask('POST', '/api/game/1/challenges/1', {
      payload: { flag: 'x' },
      headers: { cookie, 'x-forwarded-for': ELSEWHERE },
    })
    expect(sessionsRead() - before).toBeGreaterThan(0)
    expect(later.statusCode).toBe(429)
    server.clock.advance(120_000)
    expect((await ask(ELSEWHERE, { cookie })).statusCode).toBe(200)
    await server.close()
  })
  test('without a session does not use up the limit of signed-in users at the same address', async () => {
    const { server, ask, refused } = await setUp()
    const known = await server.signIn('ann', { headers: { 'x-forwarded-for': ELSEWHERE } })
    expect(await refused(ask(ELSEWHERE, { cookie: known }))).toBe(false)
    const unknown = await server.signIn('ann', { headers: { 'x-forwarded-for': '198.51.100.1' } })
    const flood = many(400, () => ask(ELSEWHERE))
    expect((await flood).filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(200)
    expect(await refused(ask(ELSEWHERE))).toBe(true)
    expect(await refused(ask(ELSEWHERE, { cookie: known }))).toBe(false)
    expect(await refused(ask(ELSEWHERE, { cookie: unknown }))).toBe(false)
    expect(await refused(ask('198.51.100.2'))).toBe(false)
    await server.close()
  })
  test('causes at most 200 reads of sessions with invented cookies', async () => {
    const { server, ask, sessionsRead } = await setUp()
    await many(300, () => ask(ELSEWHERE))
    const before = sessionsRead()
    await many(1000, () =>
      ask(ELSEWHERE, { cookie: `GZCTF_Token=${Math.random().toString(36).slice(2).padEnd(43, 'x')}` }),
    )
    expect(sessionsRead() - before).toBeLessThanOrEqual(200)
    await server.close()
  })
})

test('a limited number of callers is remembered, and the oldest is forgotten', async () => {
  const app = fastify()
  const callers = openCallers(proxiesOf([]), handClock(), 3)
  let key = ''
  app.decorateRequest('visitor')
  app.addHook('onRequest', (request, _, done) => {
    const [, id = ''] = /n=(\d+)/.exec(request.headers.cookie ?? '') ?? []
    if (request.url === '/learn') {
      request.visitor = { ...ANONYMOUS, actor: { id, name: id, role: 'User' } }
      callers.learn(request)
    } else key = callers.keyOf(request)
    done()
  })
  app.get('/learn', async () => '')
  app.get('/key', async () => '')
  const keyOf = async (id: number) => {
    await app.inject({ url: '/key', headers: { cookie: `n=${id}` }, remoteAddress: ELSEWHERE })
    return key
  }
  for (let id = 0; id < 3; id++) await app.inject({ url: '/learn', headers: { cookie: `n=${id}` } })
  expect(await keyOf(0)).toBe('user:0')
  await app.inject({ url: '/learn', headers: { cookie: 'n=3' } })
  expect([await keyOf(0), await keyOf(1), await keyOf(3)]).toEqual([`ip:${ELSEWHERE}`, 'user:1', 'user:3'])
  await app.close()
})
