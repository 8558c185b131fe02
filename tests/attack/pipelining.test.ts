import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FLOOD_WINDOW_MS, MAX_FLOODS, openFlooders } from '#server/http/connections/flooders.ts'
import { httpServer } from '#server/http/connections/http-server.ts'
import { MAX_OUTSTANDING, MAX_REQUESTS } from '#server/http/connections/one-at-a-time.ts'
import { proxiesOf } from '#server/http/forwarded.ts'
import { handClock } from '#tests/server/hand-clock.ts'
import { aServer, ELSEWHERE, PASSWORD, type TestServer } from '#tests/server/a-server.ts'
import { exchange, get, openRaw, portOf, UPGRADE } from './raw-socket.ts'

/**
 * The response is larger than the kernel's buffers, so a client that does not read stops the server's write.
 */
const LARGE = 8_000_000
let server: TestServer
let port: number
let clientDir: string
let asset: string
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'vexil-attack-'))
  mkdirSync(join(clientDir, 'static'))
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html>')
  writeFileSync(join(clientDir, 'static', 'large.js'), Buffer.alloc(LARGE, 'x'))
  writeFileSync(join(clientDir, 'static', 'small.js'), 'x')
  server = await aServer({ clientDir, config: { rateLimit: false } })
  await server.user('root', 'Admin')
  port = await portOf(server)
  const cookie = await server.signIn('root')
  const payload = `--B\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\n${'y'.repeat(LARGE)}\r\n--B--\r\n`
  const sent = await server.ask('POST', '/api/assets', {
    payload,
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=B' },
  })
  asset = `/assets/${sent.json<{ hash: string }[]>()[0]?.hash ?? ''}/a`
}, 60_000)
afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

/** Counts the open files of clients and uploads, to prove that the server closes them. */
function openFiles(): number {
  const places = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return ''
    }
  })
  return places.filter((place) => place.startsWith(clientDir) || place.startsWith(server.dataDir)).length
}

describe.skipIf(process.platform !== 'linux')('files requested on a connection that is not read', () => {
  test.each([
    ['of the client', () => '/static/large.js'],
    ['that were uploaded', () => asset],
  ])('%s: one is open at a time, and none after the client has disconnected', async (_, url) => {
    const { socket } = await openRaw(port)
    socket.pause()
    socket.write(get(url()).repeat(MAX_OUTSTANDING))
    await expect.poll(openFiles).toBe(1)
    await sleep(200)
    expect(openFiles()).toBe(1)
    socket.destroy()
    await expect.poll(openFiles).toBe(0)
  })
  test('all of them arrive at a client that reads', async () => {
    const asked = get(asset).repeat(MAX_OUTSTANDING - 1) + get('/static/small.js', { connection: 'close' })
    const heard = await exchange(port, asked)
    expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(MAX_OUTSTANDING)
    expect(heard.length).toBeGreaterThan((MAX_OUTSTANDING - 1) * LARGE)
    expect(openFiles()).toBe(0)
  })
})

test('a connection with more requests in progress than allowed is closed, and at most one of them is answered', async () => {
  server.logged.length = 0
  const heard = await exchange(port, get('/api/config').repeat(5000))
  expect(heard.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(1)
  expect(server.logged.filter((line) => line.includes('/api/config')).length).toBeLessThanOrEqual(1)
})

describe('a network that floods connection after connection', () => {
  const PROXY = '10.0.0.1'
  /** Every new connection comes from the address in `from`, so that a test can act as another network. */
  async function aBareServer() {
    const clock = handClock()
    const peer = { from: ELSEWHERE }
    const handled: string[] = []
    const bare = httpServer(
      (request, response) => void (handled.push(request.url ?? ''), response.end('yes')),
      {
        proxies: proxiesOf([PROXY]),
        most: { inTotal: 1000, ofNetwork: 1000 },
        onRefused: () => {},
        requestTimeoutMs: 60_000,
        flooders: openFlooders(clock),
      },
    )
    bare.prependListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: peer.from }),
    )
    await new Promise<void>((settle) => bare.listen(0, '127.0.0.1', settle))
    const address = bare.address()
    const barePort = typeof address === 'object' && address ? address.port : 0
    const come = (from: string) => {
      peer.from = from
      return exchange(barePort, get('/', { connection: 'close' }))
    }
    const flood = async (from: string, times: number) => {
      peer.from = from
      for (let nth = 0; nth < times; nth++) await exchange(barePort, get('/flood').repeat(1500))
    }
    return { clock, handled, come, flood, close: () => void bare.close() }
  }
  test('is refused new ones until the window is over, and no other network is', async () => {
    const { clock, handled, come, flood, close } = await aBareServer()
    await flood(ELSEWHERE, MAX_FLOODS - 1)
    expect(await come(ELSEWHERE)).toContain('yes')
    await flood(ELSEWHERE, 1)
    const before = handled.length
    expect([await come(ELSEWHERE), await come('198.51.100.1')]).toEqual(['', expect.stringContaining('yes')])
    clock.advance(FLOOD_WINDOW_MS)
    expect(await come(ELSEWHERE)).toContain('yes')
    expect(handled.slice(before)).toEqual(['/', '/'])
    close()
  })
  test.each(['127.0.0.1', PROXY])('is accepted if %s acts for many', async (from) => {
    const { come, flood, close } = await aBareServer()
    await flood(from, MAX_FLOODS + 1)
    expect(await come(from)).toContain('yes')
    close()
  })
})

test('an upgrade behind a request without a response ends the connection, and no other', async () => {
  for (const upgrade of [UPGRADE, { connection: 'Upgrade', upgrade: 'h2c' }]) {
    expect(await exchange(port, get('/api/config') + get('/hub/user?game=1', upgrade))).not.toContain('101')
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})

test('requests on one connection are answered in order, with their bodies', async () => {
  const post = (body: string) =>
    `POST /api/account/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const right = JSON.stringify({ userName: 'root', password: PASSWORD })
  const heard = await exchange(
    port,
    post(right) + get('/nothing.js') + post('{}') + get('/healthz', { connection: 'close' }),
  )
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 404',
    'HTTP/1.1 400',
    'HTTP/1.1 200',
  ])
})

test.each(['/healthz', '/static/small.js'])(
  'a client that keeps one connection for many requests of %s never notices its end',
  async (url) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number | undefined>()
    const ask = () =>
      new Promise<number>((settle, fail) => {
        const asked = request(
          { port, host: '127.0.0.1', path: url, agent, headers: { 'sec-fetch-dest': 'script' } },
          (answer) => {
            ports.add(asked.socket?.localPort)
            answer.resume()
            answer.on('end', () => settle(answer.statusCode ?? 0))
          },
        )
        asked.on('error', fail)
        asked.end()
      })
    for (let nth = 0; nth < MAX_REQUESTS + 50; nth++) expect(await ask()).toBe(200)
    expect(ports.size).toBe(2)
    agent.destroy()
  },
)
