import { createServer, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { connectionBounds, MAX_OF_NETWORK } from '#server/http/connections/connection-bounds.ts'
import { countConnections } from '#server/http/connections/count-connections.ts'
import { httpServer, type ServerNeeds } from '#server/http/connections/http-server.ts'
import { proxiesOf } from '#server/http/forwarded.ts'
import { aServer } from '#tests/server/a-server.ts'
import { exchange, get, openRaw, portOf } from './raw-socket.ts'

describe('connections of one network', () => {
  const most = 3
  const setUp = (flooders: ReadonlySet<string> = new Set()) => {
    const server = createServer()
    const refused: string[] = []
    countConnections(server, {
      proxies: proxiesOf(['10.0.0.1']),
      most,
      flooders,
      onRefused: (address) => refused.push(address),
    })
    const open = (address: string) => {
      const socket = new Socket()
      Object.defineProperty(socket, 'remoteAddress', { value: address })
      server.emit('connection', socket)
      return socket
    }
    const openMany = (address: string, count: number) => Array.from({ length: count }, () => open(address))
    return { server, refused, open, openMany }
  }
  const living = (sockets: Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length

  test('are bounded, and those of others are not touched', () => {
    const { refused, open, openMany } = setUp()
    expect(living(openMany('203.0.113.7', 10))).toBe(most)
    expect(refused).toEqual(Array.from({ length: 7 }, () => '203.0.113.7'))
    expect(open('203.0.113.8').destroyed).toBe(false)
  })
  test('are counted down when one closes', async () => {
    const { open, openMany } = setUp()
    const [first] = openMany('203.0.113.7', most)
    expect(open('203.0.113.7').destroyed).toBe(true)
    first?.destroy()
    await sleep(0)
    expect(open('203.0.113.7').destroyed).toBe(false)
    expect(open('203.0.113.7').destroyed).toBe(true)
  })
  test('are counted by IPv6 /56, and IPv4 in IPv6 counts as IPv4', () => {
    const { openMany } = setUp()
    expect(living(openMany('2001:db8:0:1::1', 2)) + living(openMany('2001:db8:0:2::9', 3))).toBe(most)
    expect(living(openMany('203.0.113.7', 2)) + living(openMany('::ffff:203.0.113.7', 3))).toBe(most)
  })
  test.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.0.0.1', '::ffff:10.0.0.1'])(
    'are not counted from the trusted proxy %s',
    (address) => {
      const { openMany } = setUp()
      expect(living(openMany(address, 50))).toBe(50)
    },
  )
  test('are counted once, for any number of events', () => {
    const { server, open } = setUp()
    const socket = open('203.0.113.7')
    for (let times = 0; times < 10; times++) server.emit('connection', socket)
    expect(open('203.0.113.7').destroyed).toBe(false)
  })
  test('are closed while the network is marked as flooding, and those of others are not', () => {
    const flooding = new Set(['203.0.113.7'])
    const { open, refused } = setUp(flooding)
    expect([open('203.0.113.7').destroyed, open('203.0.113.8').destroyed]).toEqual([true, false])
    flooding.clear()
    expect([open('203.0.113.7').destroyed, refused]).toEqual([false, ['203.0.113.7']])
  })
  test('are enough for a whole venue behind one address', () => {
    const players = 500
    const connectionsOfOne = 7
    expect(MAX_OF_NETWORK).toBeGreaterThan(players * connectionsOfOne)
  })
})

test.each([
  [1_048_576, 50_000],
  [20_000, 9744],
  [4096, 1792],
  [256, 64],
])('with %i allowed open files %i connections are accepted', (files, inTotal) => {
  expect(connectionBounds(files)).toEqual({ inTotal, ofNetwork: Math.min(4000, inTotal) })
  if (files > 600) expect(2 * inTotal).toBeLessThan(files)
})

describe('a server', () => {
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  async function aBareServer(
    more: Partial<ServerNeeds>,
    handle: Parameters<typeof httpServer>[0],
  ): Promise<number> {
    const most = { inTotal: 100, ofNetwork: 100 }
    const server = httpServer(handle, {
      proxies: proxiesOf([]),
      most,
      onRefused: () => {},
      requestTimeoutMs: 60_000,
      ...more,
    })
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  test('closes connections beyond the limit, and accepts more when some have closed', async () => {
    let refused = 0
    const port = await aBareServer(
      { most: { inTotal: 2, ofNetwork: 100 }, onRefused: () => refused++ },
      (_, response) => void response.end('yes'),
    )
    const two = await Promise.all([openRaw(port), openRaw(port)])
    expect(await exchange(port, get('/'))).toBe('')
    expect(refused).toBe(1)
    for (const { socket } of two) socket.destroy()
    await expect.poll(() => exchange(port, get('/', { connection: 'close' }))).toContain('yes')
  })

  test('closes a connection whose client neither reads nor writes, and keeps one whose client waits for the response', async () => {
    const silenceMs = 150
    const large = Buffer.alloc(20_000_000)
    const port = await aBareServer({ silenceMs }, ({ url }, response) => {
      if (url === '/large') response.end(large)
      else if (url === '/slow') setTimeout(() => response.end('at last'), 6 * silenceMs)
      else if (url !== '/held') response.end()
    })
    const slow = exchange(port, get('/slow', { connection: 'close' }))
    const unread = await openRaw(port)
    unread.socket.pause()
    unread.socket.write(get('/large'))
    const begun = await openRaw(port)
    begun.socket.write('POST /held HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc')
    const silent = await openRaw(port)
    await Promise.all([begun.closed, silent.closed])
    await sleep(5 * silenceMs)
    unread.socket.resume()
    await unread.closed
    expect(unread.heard().length).toBeLessThan(large.length)
    expect(await slow).toContain('at last')
  })
})

test('an incomplete request is answered 408 after the time limit and its connection closed, however often a byte arrives', async () => {
  const slowestRequestMs = 500
  const server = await aServer({ bounds: { slowestRequestMs } })
  const port = await portOf(server)
  const body = [
    'POST /api/account/login HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    '{',
  ].join('\r\n')
  const slow = await Promise.all([openRaw(port), openRaw(port)])
  const begunAt = performance.now()
  slow[0].socket.write(body)
  slow[1].socket.write('GET /healthz HTTP/1.1\r\nX: ')
  const trickle = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('x')), 50)
  await Promise.all(slow.map(({ closed }) => closed))
  clearInterval(trickle)
  expect(performance.now() - begunAt).toBeGreaterThanOrEqual(slowestRequestMs)
  expect(slow.map(({ heard }) => /^HTTP\/1\.1 (\d+)/.exec(heard())?.[1])).toEqual(['408', '408'])
  expect(await exchange(port, get('/healthz', { connection: 'close' }))).toContain('200 OK')
  await server.close()
})
