import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, request, ServerResponse, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEarlyReads } from '#server/http/early-reads.ts'
import { ELSEWHERE, aServer } from '../a-server.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'

/**
 * Two ways lead to the same response: `ask` enters Fastify directly, and a real request may be answered before
 * it. Fastify announces each call of a handler, which tells the responses of both apart.
 */
const HANDLED = 'tracing:fastify.request.handler:start'
const METRICS = 'metrics-token'
let handled = 0
const count = () => void (handled += 1)

let world: SubmissionWorld
let port: number
let gameId: number
let challengeId: number
let one: Player
let other: Player
let monitor: string
beforeAll(async () => {
  subscribe(HANDLED, count)
  const config = { trustedProxies: ['127.0.0.1'], metricsToken: METRICS }
  world = await submissionWorld(await aServer({ config }))
  const { server } = world
  gameId = await world.game()
  ;[one, other] = [await world.player(gameId), await world.player(gameId)]
  challengeId = await world.challenge(gameId)
  monitor = await world.enter((await server.user('monitor', 'Monitor')).id)
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  unsubscribe(HANDLED, count)
  await world.close()
})

type Headers = Readonly<Record<string, string>>
interface Seen {
  status: number
  headers: IncomingHttpHeaders
  body: string
}
const FROM = { 'x-forwarded-for': ELSEWHERE, 'accept-encoding': 'gzip, br', 'accept-language': 'en' }

/** The way through Fastify alone. */
async function usual(path: string, headers: Headers, method: 'GET' | 'HEAD' = 'GET'): Promise<Seen> {
  const answer = await world.server.ask(method, path, { headers: { ...FROM, ...headers } })
  return {
    status: answer.statusCode,
    headers: answer.headers as IncomingHttpHeaders,
    body: answer.rawPayload.toString('latin1'),
  }
}

async function real(path: string, headers: Headers, method = 'GET'): Promise<Seen & { isEarly: boolean }> {
  const before = handled
  const seen = await new Promise<Seen>((settle, fail) => {
    const asked = request({ port, path, method, headers: { ...FROM, ...headers } }, (answer) => {
      let body = ''
      answer.setEncoding('latin1').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => settle({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asked.on('error', fail)
    asked.end()
  })
  return { ...seen, isEarly: [200, 304].includes(seen.status) && handled === before }
}

/** Without the headers that differ in every response, and those of a connection. */
function told({ status, headers, body }: Seen) {
  const { 'x-request-id': id, date: _, connection: __, 'keep-alive': ___, ...rest } = headers
  return { status, rest, order: Object.keys(rest), hasId: typeof id === 'string', body }
}
const tagOf = ({ headers }: Seen) => String(headers.etag)

const READS = [
  'config',
  'list',
  'page',
  'game',
  'notices',
  'board',
  'scoreboard',
  'profile',
  'details',
  'challenge',
] as const
const pathOf = (read: (typeof READS)[number], game = gameId) =>
  ({
    config: '/api/config',
    list: '/api/game',
    page: '/api/game/page?count=5&skip=0',
    game: `/api/game/${game}`,
    notices: `/api/game/${game}/notices?count=10`,
    board: `/api/game/${game}/board`,
    scoreboard: `/api/game/${game}/scoreboard`,
    profile: '/api/account/profile',
    details: `/api/game/${game}/details`,
    challenge: `/api/game/${game}/challenges/${challengeId}`,
  })[read]

/** A new minute has a full budget, and the first request in it writes the time of the visit. */
async function newMinute(...cookies: string[]): Promise<void> {
  world.server.clock.advance(61_000)
  for (const cookie of cookies) await usual(pathOf('profile'), { cookie })
}
/** A URL is known after its first response. */
const learn = (path: string, headers: Headers) => real(path, { ...headers, 'if-none-match': '*' })

const GARBAGE = 'GZCTF_Token=short'
const WRONG_TOKEN = `GZCTF_Token=${'x'.repeat(43)}`

describe.each(READS)('%s', (read) => {
  test('is the same response on both ways, for each reader, each tag and each encoding', async () => {
    await newMinute(one.cookie, other.cookie, monitor)
    const path = pathOf(read)
    await learn(path, { cookie: one.cookie })
    const isOpen = !['profile', 'details', 'challenge'].includes(read)
    const readers: readonly (readonly [string, Headers, boolean])[] = [
      ['a player', { cookie: one.cookie }, true],
      ['a player with other cookies', { cookie: `a=b; ${one.cookie}; theme=dark` }, true],
      ['another player', { cookie: other.cookie }, true],
      ['a monitor who does not play', { cookie: monitor }, isOpen || read === 'profile'],
      ['anonymous', {}, isOpen],
      ['a cookie that is no token', { cookie: GARBAGE }, false],
      ['a token of no session', { cookie: WRONG_TOKEN }, false],
      ['two tokens', { cookie: `${one.cookie}; ${WRONG_TOKEN}` }, false],
      ['two sessions', { cookie: `${one.cookie}; ${other.cookie}` }, false],
      ['behind HTTPS', { cookie: `__Host-${one.cookie}`, 'x-forwarded-proto': 'https' }, true],
      [
        'behind HTTPS, a token of HTTP too',
        { cookie: `__Host-${one.cookie}; ${one.cookie}`, 'x-forwarded-proto': 'https' },
        false,
      ],
      ['behind HTTPS, a token of HTTP', { cookie: one.cookie, 'x-forwarded-proto': 'https' }, false],
      ['a token of HTTPS over HTTP', { cookie: `__Host-${one.cookie}` }, isOpen],
    ]
    for (const [who, headers, mayBeEarly] of readers) {
      const full = await usual(path, headers)
      const tag = tagOf(full)
      const tags = [
        tag,
        `W/${tag}`,
        '*',
        `"x", ${tag}`,
        '"wrong"',
        'garbage,,"',
        `${tag.slice(0, -1)}x"`,
        '',
        null,
      ]
      for (const known of tags) {
        const ask = known === null ? headers : { ...headers, 'if-none-match': known }
        const slow = await usual(path, ask)
        const fast = await real(path, ask)
        const at = `${who}, ${known}`
        expect([at, told(fast)]).toEqual([at, told(slow)])
        expect([at, fast.isEarly]).toEqual([at, mayBeEarly && [200, 304].includes(slow.status)])
        if (slow.status === 304) expect(fast.body).toBe('')
        world.server.clock.advance(3000)
        await usual(pathOf('profile'), headers)
      }
      for (const encoding of ['gzip', 'identity', 'br;q=0, gzip', '*']) {
        const ask = { ...headers, 'accept-encoding': encoding }
        const at = `${who}, ${encoding}`
        expect([at, told(await real(path, ask))]).toEqual([at, told(await usual(path, ask))])
        world.server.clock.advance(3000)
        await usual(pathOf('profile'), headers)
      }
      const head = { ...headers, 'if-none-match': tag }
      const ends = await real(path, head, 'HEAD')
      expect([who, told(ends), ends.isEarly]).toEqual([who, told(await usual(path, head, 'HEAD')), false])
    }
  })
})

test('the full board is read with a session from the store', async () => {
  await newMinute(monitor)
  const path = `${pathOf('board')}?full=true`
  const ask = { cookie: monitor, 'if-none-match': '*' }
  const seen = [await real(path, ask), await real(path, ask)]
  expect(seen.map(({ status, isEarly }) => [status, isEarly])).toEqual([
    [304, false],
    [304, false],
  ])
})

test('a body, another method and an unknown spelling take the usual way', async () => {
  await newMinute(one.cookie)
  const path = pathOf('game')
  await learn(path, {})
  const known = { 'if-none-match': '*' }
  expect((await real(path, known)).isEarly).toBe(true)
  expect((await real(path, { ...known, 'transfer-encoding': 'chunked' })).isEarly).toBe(false)
  expect((await real(path, known, 'OPTIONS')).isEarly).toBe(false)
  const spelled = await real(`/API${path.slice(4)}/?a=${'b'.repeat(300)}`, known)
  expect([spelled.status, spelled.isEarly]).toEqual([304, false])
})

test('the end of a session, a role, a ban and a hidden game count at the next read', async () => {
  const { server } = world
  const user = await server.user('nina', 'Monitor')
  const cookie = await world.enter(user.id)
  const root = await world.enter((await server.user('root', 'Admin')).id)
  const hidden = await world.game({ hidden: true })
  await newMinute(cookie, root)
  const paths = [pathOf('profile'), pathOf('game', hidden)]
  const read = async () => {
    const seen: unknown[] = []
    for (const path of paths) {
      const { status, isEarly } = await real(path, { cookie, 'if-none-match': '*' })
      seen.push(status, isEarly)
    }
    return seen
  }
  const act = (method: 'PUT' | 'POST', url: string, payload: object, by: string) =>
    server.ask(method, url, {
      headers: { ...FROM, cookie: by, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  await read()
  expect(await read()).toEqual([304, true, 304, true])
  expect((await real(pathOf('game', hidden), { 'if-none-match': '*' })).status).toBe(404)
  await act('PUT', `/api/admin/users/${user.id}`, { role: 'User' }, root)
  expect(await read()).toEqual([304, true, 404, false])
  await act('PUT', `/api/admin/users/${user.id}`, { role: 'Banned' }, root)
  expect(await read()).toEqual([403, false, 404, false])
  await act('PUT', `/api/admin/users/${user.id}`, { role: 'User' }, root)
  expect(await read()).toEqual([304, true, 404, false])
  await act('POST', '/api/account/logout', {}, cookie)
  expect(await read()).toEqual([401, false, 404, false])
})

test('of too many URLs the one learned first is forgotten, and a long one is not learned', async () => {
  const earlyReads = openEarlyReads({ urls: 2, length: 3 })
  const nobody = async () => Promise.reject(new Error('not asked'))
  earlyReads.begin({
    arrivalOf: () => ({ ip: '', isHttps: false }),
    requestId: () => '',
    callers: { mayBeRefused: () => true },
    store: { load: () => ({ total: 0, idle: 0, waiting: 0 }) },
    clock: world.server.clock,
    keptSessions: { find: nobody, forget: () => {} },
    limits: { countRead: nobody },
    log: () => {},
    measure: () => {},
  })
  for (const url of ['/1', '/2', '/1', '/3', '/long'])
    earlyReads.learn({ url, routeOptions: { url } }, { role: null, read: nobody })
  /** The usual way begins in the same turn only if the URL is not known. */
  const isKnown = (url: string) => {
    let isHandled = false
    const asked = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
    earlyReads.before(() => void (isHandled = true))(asked, new ServerResponse(asked))
    return !isHandled
  }
  expect(['/1', '/2', '/3', '/long'].map(isKnown)).toEqual([true, false, true, false])
  earlyReads.end()
  expect(isKnown('/1')).toBe(false)
})

test('a game that has not started is refused, and read from its start on', async () => {
  const { server } = world
  const cookie = await world.enter((await server.user('pia')).id)
  const later = await world.game({ startAt: server.clock.now() + 120_000 })
  const path = pathOf('notices', later)
  const ask = { cookie, 'if-none-match': '*' }
  await newMinute(cookie)
  expect([(await real(path, ask)).status, (await real(path, ask)).status]).toEqual([400, 400])
  server.clock.advance(60_000)
  expect((await real(path, ask)).isEarly).toBe(false)
  expect([(await real(path, ask)).status, (await real(path, ask)).isEarly]).toEqual([304, true])
})

test('each read counts once, and the limit refuses on both ways', async () => {
  const { server } = world
  const cookie = await world.enter((await server.user('quinn')).id)
  const path = pathOf('config')
  await newMinute(cookie)
  await newMinute(cookie)
  // `newMinute` has counted one. A tag that does not hold falls back to the usual way, and counts once too.
  const seen: number[] = []
  for (let nth = 0; nth < 149; nth++)
    seen.push((await real(path, { cookie, 'if-none-match': nth % 3 === 0 ? '"no"' : '*' })).status)
  expect(seen.filter((status) => status !== 304 && status !== 200)).toEqual([])
  const refused = await real(path, { cookie, 'if-none-match': '*' })
  const slow = await usual(path, { cookie, 'if-none-match': '*' })
  expect([refused.status, refused.isEarly, slow.status]).toEqual([429, false, 429])
  // Other readers of the same path are not affected.
  await usual(pathOf('profile'), { cookie: one.cookie })
  expect((await real(path, { cookie: one.cookie, 'if-none-match': '*' })).status).toBe(304)
})

test.each(['200', '304'])('both ways write the same log entry and measurement of %s', async (status) => {
  const { server } = world
  await newMinute(one.cookie)
  const path = pathOf('details')
  const ask = { cookie: one.cookie, ...(status === '304' ? { 'if-none-match': '*' } : {}) }
  await learn(path, { cookie: one.cookie })
  const entries = async (work: () => Promise<unknown>) => {
    const before = server.logged.length
    await work()
    await expect.poll(() => server.logged.length).toBeGreaterThan(before)
    return server.logged.slice(before).map((line) => {
      const { time, reqId, ms, ...facts } = JSON.parse(line) as Record<string, unknown>
      return [facts, typeof time, typeof reqId, typeof ms]
    })
  }
  const measured = async () => {
    const { body } = await server.ask('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS}` } })
    const counts = body
      .split('\n')
      .filter((line) => ['_count{', 'GET', '/details', status].every((part) => line.includes(part)))
    expect(counts).toHaveLength(1)
    return Number(counts[0]?.split(' ').at(-1))
  }
  const slow = await entries(() => usual(path, ask))
  const between = await measured()
  let isEarly = false
  const fast = await entries(async () => ({ isEarly } = await real(path, ask)))
  expect([fast, isEarly]).toEqual([slow, true])
  expect(await measured()).toBe(between + 1)
})

test('an expired session, and one whose end moves, take the usual way', async () => {
  const { server } = world
  const DAY_MS = 86_400_000
  const cookie = await world.enter((await server.user('otto')).id)
  const ask = { cookie, 'if-none-match': '*' }
  await newMinute(cookie)
  await learn(pathOf('profile'), { cookie })
  expect((await real(pathOf('profile'), ask)).isEarly).toBe(true)
  server.clock.advance(4 * DAY_MS)
  const moved = await real(pathOf('profile'), ask)
  expect([moved.status, moved.isEarly, moved.headers['set-cookie']?.length]).toEqual([304, false, 1])
  server.clock.advance(8 * DAY_MS)
  const ended = await real(pathOf('profile'), ask)
  expect([ended.status, ended.isEarly]).toEqual([401, false])
})
