import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { connect, createServer as createRawServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen, openClient } from './client.world.ts'

/** A backend that answers `/api/game` with these bytes, whether they are HTTP or not. */
async function answering(bytes: string) {
  const sockets = new Set<Socket>()
  const server = createRawServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (asked) => {
      if (!asked.toString().startsWith('GET /api/game')) socket.end('HTTP/1.1 404 None\r\n\r\n')
      else socket.end(bytes, 'latin1')
    })
  })
  return listen(Object.assign(server, { closeAllConnections: () => sockets.forEach((one) => one.destroy()) }))
}

/** Asks for a path as it is written here. `fetch` would resolve its dots. */
async function ask(url: string, path: string, options: { method?: string; body?: string } = {}) {
  const { method = 'GET', body } = options
  const asked = request(url, {
    method,
    path,
    ...(body === undefined ? {} : { headers: { 'transfer-encoding': 'chunked' } }),
  })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

const upgrade = (path: string, protocol = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nUpgrade: ${protocol}\r\nConnection: Upgrade\r\n\r\n`

const switching = (server: Server, onSocket: (socket: Socket) => void = () => {}) =>
  server.on('upgrade', (_, socket: Socket) => {
    socket.on('error', () => {})
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.resume().on('end', () => socket.end())
    onSocket(socket)
  })

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['nothing', ''],
  ['half a head', 'HTTP/1.1 200 OK\r\ncontent-ty'],
  ['a huge head', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\nokk'],
  ['another protocol, unasked', 'HTTP/1.1 101 S\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'],
])('a backend that answers with %s is told as away', async (_, bytes) => {
  const { url, said } = await openClient(await answering(bytes))
  const answer = await ask(url, '/api/game')
  expect(answer.status).toBe(502)
  expect(JSON.parse(answer.text)).toMatchObject({ status: 502 })
  expect(said).toHaveLength(1)
})

test('an answer whose status has words that cannot be sent on is passed without them', async () => {
  const { url } = await openClient(await answering('HTTP/1.1 200 O\u0001K\r\ncontent-length: 2\r\n\r\nok'))
  expect(await ask(url, '/api/game')).toMatchObject({ status: 200, text: 'ok' })
})

test('a header that is not ASCII is passed byte by byte', async () => {
  const { url } = await openClient(
    await answering('HTTP/1.1 200 OK\r\nx: caf\u00e9\r\ncontent-length: 2\r\n\r\nok'),
  )
  expect((await ask(url, '/api/game')).headers['x']).toBe('caf\u00e9')
})

test.each(['DELETE', 'OPTIONS', 'POST', 'GET'])(
  'the body of %s never becomes a request of its own',
  async (method) => {
    const asked: string[] = []
    const port = await listen(
      createServer((got, response) => {
        asked.push(`${got.method} ${got.url}`)
        void text(got).then((body) => response.end(body))
      }),
    )
    const { url } = await openClient(port)
    const body = 'GET /api/admin HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n'
    expect((await ask(url, '/api/x', { method, body })).text).toBe(body)
    expect((await ask(url, '/api/y')).text).toBe('')
    expect(asked.filter((line) => !/sitekey|config/.test(line))).toEqual([`${method} /api/x`, 'GET /api/y'])
  },
)

test.each([
  '/assets/../metrics',
  '/api/%2e%2e/metrics',
  '/api/..%2fmetrics',
  '/hub/..\\metrics',
  '/api/x/..',
  '/assets/%2E./%2e/metrics?x=1',
])('%s leads nowhere', async (path) => {
  const asked: string[] = []
  const port = await listen(
    createServer(({ url = '' }, response) => {
      asked.push(url)
      response.end()
    }),
  )
  const { url, port: near } = await openClient(port)
  expect((await ask(url, path)).status).toBe(400)
  const socket = connect(near, '127.0.0.1')
  socket.write(upgrade(path))
  await once(socket, 'close')
  expect(asked.filter((line) => line.includes('metrics') || line.includes('/x'))).toEqual([])
})

test.each([
  ['/api/a..b', 200],
  ['/api/...', 200],
  ['/api/x?from=../..', 200],
])('%s is asked for as it is', async (path, status) => {
  const { url } = await openClient(await listen(createServer((got, response) => response.end(got.url))))
  expect(await ask(url, path)).toMatchObject({ status, text: path })
})

test('a redirect to the backend becomes one to this page, and others stay', async () => {
  const port = await listen(
    createServer((got, response) => {
      const there = got.url === '/api/own' ? `http://localhost:${port}` : 'https://elsewhere.example'
      response.writeHead(302, { location: `${there}/assets/a?b#c` }).end()
    }),
  )
  const { url } = await openClient(port)
  expect((await ask(url, '/api/own')).headers.location).toBe('/assets/a?b#c')
  expect((await ask(url, '/api/other')).headers.location).toBe('https://elsewhere.example/assets/a?b#c')
})

test('a cookie of the backend’s domain becomes one of this page', async () => {
  const cookie = 'sid=1; Domain=gzctf.example; path=/'
  const port = await listen(
    createServer((_, response) => response.writeHead(200, { 'set-cookie': cookie }).end()),
  )
  const { url } = await openClient(port)
  expect((await ask(url, '/api/x')).headers['set-cookie']).toEqual(['sid=1; path=/'])
})

test('a browser that leaves before its WebSocket is open leaves nothing behind', async () => {
  const server = createServer()
  const asked = once(server, 'upgrade') as Promise<[IncomingMessage, Socket]>
  const { port, said } = await openClient(await listen(server))
  const socket = connect(port, '127.0.0.1')
  socket.write(upgrade('/hub/user'))
  const [, far] = await asked
  far.resume().on('end', () => far.end())
  socket.destroy()
  await once(far, 'close')
  expect(said).toEqual([])
})

test('a WebSocket that a browser breaks off does not make the backend count as away', async () => {
  const left: Promise<unknown>[] = []
  const server = switching(
    createServer((_, response) => response.end()),
    (far) => left.push(once(far, 'close')),
  )
  const { port, url, said } = await openClient(await listen(server))
  const socket = connect(port, '127.0.0.1')
  socket.write(upgrade('/hub/user'))
  await once(socket, 'data')
  socket.resetAndDestroy()
  await left[0]
  expect((await ask(url, '/api/x')).status).toBe(200)
  expect(said).toEqual([])
})

test('a WebSocket behind an answer that is still due ends the connection alone', async () => {
  const server = switching(
    createServer(({ url }, response) => {
      if (url !== '/api/slow') response.end()
    }),
  )
  const { port, url } = await openClient(await listen(server))
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n${upgrade('/hub/user')}`)
  await once(socket, 'close')
  expect((await ask(url, '/api/x')).status).toBe(200)
})

test('a protocol other than a WebSocket is not offered to the backend', async () => {
  const port = await listen(createServer(({ headers }, response) => response.end(`got ${headers.upgrade}`)))
  const { port: near } = await openClient(port)
  const socket = connect(near, '127.0.0.1')
  socket.write(upgrade('/api/x', 'h2c'))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*got undefined/)
})
