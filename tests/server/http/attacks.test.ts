import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, ELSEWHERE, type TestServer } from '../a-server.ts'

const TOKEN = 'correct-horse-battery'
const CROWD = 60
let server: TestServer
let admin: string
let port: number
beforeAll(async () => {
  server = await aServer({ config: { metricsToken: TOKEN } })
  await server.user('root', 'Admin')
  admin = await server.signIn('root')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/**
 * Sends raw bytes, because clients refuse to send these. Returns everything that the server sends until it
 * closes the connection.
 */
const exchange = (text: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })
const asset = `/assets/${'a'.repeat(64)}`

describe('a path in another spelling', () => {
  test.each([
    '/%61pi/config',
    '/%41PI/config',
    'http://vexil.test/api/config',
    'HTTPS://vexil.test:1/%61%70%69/config',
  ])('%s counts for the rate limit', async (spelling) => {
    const limited = await aServer()
    const ask = (url: string) => limited.ask('GET', url, { remoteAddress: ELSEWHERE })
    await Promise.all(Array.from({ length: 150 }, () => ask('/api/config')))
    const answers = Array.from({ length: 61 }, () => ask(spelling))
    expect((await Promise.race(answers)).statusCode).toBe(429)
    limited.clock.advance(120_000)
    await Promise.all(answers)
    await limited.close()
  })
  test('has the session', async () => {
    expect(
      (await server.ask('GET', '/%61pi/account/profile', { headers: { cookie: admin } })).statusCode,
    ).toBe(200)
  })
  test('has the headers of an uploaded file', async () => {
    const { headers } = await server.ask('GET', `/%61ssets/${'a'.repeat(64)}/x.html`)
    expect(headers['content-security-policy']).toContain("script-src 'none'")
  })
})

test('rights are checked after the wait in the queue', async () => {
  const limited = await aServer()
  const { id } = await limited.user('bea')
  const cookie = await limited.signIn('bea')
  const ask = () => limited.ask('GET', '/api/account/profile', { headers: { cookie } })
  await Promise.all(Array.from({ length: 150 }, ask))
  const LEFT_MS = 500
  limited.clock.advance(60_000 - LEFT_MS)
  const after = limited.clock.after.bind(limited.clock)
  const isQueued = new Promise<void>((resolve) => {
    limited.clock.after = (ms, run) => {
      // Other waits belong to work in the background.
      if (ms === LEFT_MS) resolve()
      return after(ms, run)
    }
  })
  const queued = ask()
  await isQueued
  await limited.store.users.setRole(id, 'Banned')
  limited.clock.advance(LEFT_MS)
  expect((await queued).statusCode).toBe(403)
  await limited.close()
})

test('a WebSocket does not use up the renewal of the cookie', async () => {
  await server.user('cas')
  const cookie = await server.signIn('cas')
  server.clock.advance(4 * 24 * 3_600_000)
  const headers = { cookie, connection: 'upgrade', upgrade: 'websocket' }
  expect((await server.ask('GET', '/hub/user?game=1', { headers })).cookies).toEqual([])
  expect((await server.ask('GET', '/api/config', { headers: { cookie } })).cookies).toHaveLength(1)
  admin = await server.signIn('root')
})

describe('a line of the log', () => {
  test('is a single line without control characters', async () => {
    await server.ask('GET', `${asset}/%0d%0aFAKE%1b%5b31m%e2%80%ae`)
    const newest = async () => (await server.store.logs.list('Warning', { count: 1, skip: 0 }))[0]?.message
    await expect.poll(newest).toBe('No such file: aaaaaaaa __FAKE_[31m_')
    expect(server.logged.find((line) => line.includes('FAKE'))).toContain('aaaaaaaa __FAKE_[31m_')
  })
  test('has at most 500 characters', async () => {
    server.clock.advance(10_000)
    await server.ask('GET', `${asset}/LONG${'x'.repeat(2000)}`)
    await expect
      .poll(async () => (await server.store.logs.list('Warning', { count: 1, skip: 0 }))[0]?.message)
      .toContain('LONG')
    expect(
      (await server.store.logs.list('Warning', { count: 1, skip: 0 }))[0]?.message.length,
    ).toBeLessThanOrEqual(500)
  })
  test('never holds a query, which may hold a token', async () => {
    await server.user('ann')
    const cookie = await server.signIn('ann')
    await server.ask('GET', '/api/admin/users?token=hunter2', { headers: { cookie } })
    await expect.poll(() => server.logged.some((line) => line.includes('/api/admin/users'))).toBe(true)
    expect(server.logged.join('')).not.toContain('hunter2')
  })
  test('has the status that was really sent', async () => {
    server.logged.length = 0
    await server.ask('DELETE', `/api${asset}`, { headers: { cookie: admin } })
    const answered = server.logged.find((line) => line.includes('"answered"'))
    expect(answered).toContain('"status":404')
    expect(server.logged.join('')).not.toContain('already sent')
    const { body } = await server.ask('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(body).toMatch(
      /vexil_http_request_seconds_count\{method="DELETE",route="\/api\/assets\/.*",status="404"\} 1/,
    )
  })
})

describe('an unknown path', () => {
  test.each(['foo', 'application/json', 'a/b', ';;', 'multipart/form-data'])(
    'is 404, with any type of body (%s)',
    async (type) => {
      const answer = await server.ask('POST', '/nothing', { payload: '{', headers: { 'content-type': type } })
      expect([answer.statusCode, answer.body]).toEqual([404, ''])
    },
  )
  test('is 404, even with a body that is too large', async () => {
    const answer = await server.ask('POST', '/nothing', {
      payload: 'x',
      headers: { 'content-type': 'a/b', 'content-length': '99999999999' },
    })
    expect(answer.statusCode).toBe(404)
  })
})

test('the same host in another spelling counts as the own site, and another port does not', async () => {
  const leave = (host: string, origin: string) =>
    server.ask('POST', '/api/account/logout', { headers: { host, origin } })
  expect((await leave('X.Test', 'http://x.test')).statusCode).toBe(401)
  expect((await leave('x.test:80', 'http://x.test')).statusCode).toBe(401)
  expect((await leave('x.test:443', 'https://x.test')).statusCode).toBe(401)
  expect((await leave('x.test:443', 'http://x.test')).statusCode).toBe(403)
  expect((await leave('x.test:80', 'https://x.test')).statusCode).toBe(403)
  expect((await leave('a@x.test', 'http://x.test')).statusCode).toBe(403)
})

test('a byte order mark before JSON is ignored', async () => {
  const answer = await server.ask('POST', '/api/account/login', {
    payload: Buffer.from(`\ufeff${JSON.stringify({ userName: 'root', password: 'Harb0ur-7' })}`),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(200)
})

test('as many files at the same time as there are teams', async () => {
  const count = 300
  const parts = Array.from(
    { length: count },
    (_, at) => `--B\r\nContent-Disposition: form-data; name="files"; filename="f${at}"\r\n\r\n${at}\r\n`,
  )
  const answer = await server.ask('POST', '/api/assets', {
    payload: `${parts.join('')}--B--\r\n`,
    headers: { cookie: admin, 'content-type': 'multipart/form-data; boundary=B' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json<{ name: string }[]>().map(({ name }) => name)).toEqual(parts.map((_, at) => `f${at}`))
}, 30_000)

test('no work is done for disconnected clients', async () => {
  const { users } = server.store
  const byLogin = users.byLogin.bind(users)
  let asking = 0
  let letIn: (() => void) | null = null
  const crowded = new Promise<void>((resolve) => (letIn = resolve))
  // Delays the lookups, so that all requests reach the hashing at the same time.
  users.byLogin = async (name) => {
    const user = await byLogin(name)
    if (++asking === CROWD) letIn?.()
    if (asking <= CROWD) await crowded
    return user
  }
  const payload = JSON.stringify({ userName: 'root', password: 'Harb0ur-7' })
  const head = `POST /api/account/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${payload.length}\r\n\r\n`
  server.logged.length = 0
  const crowd = Array.from({ length: CROWD }, () =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.on('error', () => {})
      this.write(head + payload)
    }),
  )
  await crowded
  for (const socket of crowd) socket.destroy()
  users.byLogin = byLogin
  const answer = await server.ask('POST', '/api/account/login', {
    payload: { userName: 'root', password: 'Harb0ur-7' },
  })
  expect(answer.statusCode).toBe(200)
  expect(server.logged.filter((line) => line.includes('Signed in')).length).toBeLessThan(CROWD / 2)
})

describe('on the raw connection', () => {
  test.each([
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/account/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['too long a head', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused with the error of the wire', async (_, text, status) => {
    const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toEqual({ title: expect.stringMatching(/./) as string, status })
  })
  test.each([
    ['GET', ''],
    ['POST', '{"userName":"root","password":"Harb0ur-7"}'],
  ])('an upgrade to HTTP/2 is ignored, and the %s is answered', async (method, body) => {
    const url = method === 'GET' ? '/api/sitekey' : '/api/account/login'
    const heard = await exchange(
      `${method} ${url} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
        `GET /api/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    if (method === 'POST') expect(heard).toContain('GZCTF_Token=')
  })
  test('an upgrade without a hub is ignored, too', async () => {
    const heard = await exchange(
      'GET /api/sitekey HTTP/1.0\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    expect(heard).toMatch(/200 OK[\s\S]*NOTOKEN/)
  })
  test('a request with more headers than allowed cannot hide a second request', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => `x${at}: y\r\n`).join('')
    const hidden = 'GET /api/sitekey HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const heard = await exchange(
      `POST /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n${many}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
    )
    expect(heard).not.toContain('NOTOKEN')
  })
  test('an event stream has the security headers', async () => {
    const { connectionToken } = (await server.ask('POST', '/hub/admin/negotiate?negotiateVersion=1')).json<{
      connectionToken: string
    }>()
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET /hub/admin?id=${connectionToken} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\nCookie: ${admin}\r\n\r\n`,
      ),
    )
    const head = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString().toLowerCase())),
    )
    socket.destroy()
    for (const name of [
      'content-security-policy: default-src',
      'x-request-id: ',
      'content-type: text/event-stream',
      'x-content-type-options: nosniff',
    ])
      expect(head).toContain(name)
  })
})

test('the duration of hub connections is not measured', async () => {
  await server.ask('POST', '/hub/admin/negotiate?negotiateVersion=1')
  const { body } = await server.ask('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(body).toContain('route="/api/account/login"')
  expect(body).not.toContain('route="/hub')
})
