import { createServer, get, request, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openCaptchaKind, readCaptchaKind } from '../../scripts/client/captcha-kind.ts'
import { listen, openClient, PAGE } from './client.world.ts'

/** A backend that answers with the headers that it got. */
const echo: RequestListener = ({ headers, url }, response) => response.end(JSON.stringify({ headers, url }))

interface Echoed {
  headers: Record<string, string>
  url: string
}
const askEcho = async (url: string, headers: Record<string, string> = {}) =>
  new Promise<Echoed>((settle, fail) => {
    get(url, { headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => settle(JSON.parse(text) as Echoed))
    }).on('error', fail)
  })

test('the backend is told the address that the browser opened, and who asks', async () => {
  const { port, url } = await openClient(await listen(createServer(echo)))
  const invented = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    forwarded: 'for=203.0.113.9',
  }
  const { headers, url: asked } = await askEcho(`${url}/api/game?count=3`, invented)
  expect(asked).toBe('/api/game?count=3')
  expect(headers).toMatchObject({
    host: `127.0.0.1:${port}`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': `127.0.0.1:${port}`,
  })
  expect(headers).not.toHaveProperty('forwarded')
})

test('a trusted proxy in front names the visitor, the scheme and the host', async () => {
  const { url } = await openClient(await listen(createServer(echo)), { trusted: ['127.0.0.1'] })
  const { headers } = await askEcho(`${url}/api/game`, {
    host: 'ctf.example.org',
    'x-forwarded-for': '198.51.100.7, 203.0.113.9',
    'x-forwarded-proto': 'https',
  })
  expect(headers).toMatchObject({
    host: 'ctf.example.org',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'ctf.example.org',
  })
})

test('a backend with several sites gets its own name as host and origin', async () => {
  const port = await listen(createServer(echo))
  const { url } = await openClient(port, { isNamedHost: true })
  const { headers } = await askEcho(`${url}/api/game`, { origin: url })
  expect(headers).toMatchObject({ host: `localhost:${port}`, origin: `http://localhost:${port}` })
  expect(headers['x-forwarded-host']).toBe(url.replace('http://', ''))
})

test.each(['/api', '/API/game', '/hub/user', '/assets/x/y.png', '/%61pi/game'])(
  '%s is the backend’s',
  async (path) => {
    const { url } = await openClient(await listen(createServer((_, response) => response.end('backend'))))
    expect(await (await fetch(url + path)).text()).toBe('backend')
  },
)

test.each(['/', '/games/1', '/apis', '/hubris'])('%s is the client’s', async (path) => {
  const { url } = await openClient(await listen(createServer((_, response) => response.end('backend'))))
  expect(await (await fetch(url + path)).text()).toBe(PAGE)
})

test('files are packed ahead and kept, the page names those of its screen and is asked for each time', async () => {
  const { url } = await openClient(await listen(createServer((_, response) => response.writeHead(404).end())))
  const file = await fetch(`${url}/static/a1b2c3d.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await file.text()).toBe('plain')
  const packed = await new Promise<IncomingMessage>((settle) => {
    get(`${url}/static/a1b2c3d.js`, { headers: { 'accept-encoding': 'br' } }, (response) =>
      settle(response.resume()),
    )
  })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers['content-length']).toBe('6')
  const page = await fetch(`${url}/games/7`)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('link')).toBe('</static/a1b2c3d.js>; rel=modulepreload')
  expect(page.headers.get('content-security-policy')).toContain("trusted-types 'none'")
  expect((await fetch(`${url}/static/gone.js`)).status).toBe(404)
})

test('what the backend sends arrives at once, while its answer goes on', async () => {
  const port = await listen(createServer((_, response) => void response.write('data: 1\n\n')))
  const { url } = await openClient(port)
  const stream = await fetch(`${url}/hub/user?id=x`, { headers: { accept: 'text/event-stream' } })
  const first = await stream.body?.getReader().read()
  expect(Buffer.from(first?.value as Uint8Array).toString()).toBe('data: 1\n\n')
})

test('a WebSocket goes through byte by byte, in both directions', async () => {
  const server = createServer().on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.pipe(socket)
  })
  const { port } = await openClient(await listen(server))
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /hub/user?id=x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  let got = ''
  socket.on('data', (chunk: Buffer) => (got += chunk.toString()))
  await expect.poll(() => got).toContain('101 Switching Protocols')
  socket.write(Buffer.from([0x81, 0x02, 0x7b, 0x7d]))
  await expect.poll(() => got.endsWith('\x02{}')).toBe(true)
  socket.destroy()
})

test('a backend that is away is told as such, once in the terminal, and the next request finds it again', async () => {
  const gone = createServer(echo)
  const backendPort = await listen(gone)
  await new Promise((settle) => gone.close(settle))
  const { port, url, said } = await openClient(backendPort)
  for (let i = 0; i < 3; i++) {
    const answer = await fetch(`${url}/api/game`)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ status: 502 })
  }
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /hub/user HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  const [line] = (await once(socket, 'data')) as [Buffer]
  expect(line.toString()).toMatch(/^HTTP\/1.1 502 /)
  socket.destroy()
  expect(said).toHaveLength(1)
  expect(await (await fetch(`${url}/games/1`)).text()).toBe(PAGE)

  await listen(createServer(echo), backendPort)
  expect((await fetch(`${url}/api/game`)).status).toBe(200)
  expect(said.at(-1)).toMatch(/answers again$/)
})

test('an answer that the backend breaks off is broken off for the browser too', async () => {
  const port = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half', () => response.destroy())
    }),
  )
  const { url } = await openClient(port)
  await expect(fetch(`${url}/api/game`).then((answer) => answer.text())).rejects.toThrow('terminated')
})

test.each([
  [[], 'sid=1; path=/; httponly'],
  [['127.0.0.1'], 'sid=1; path=/; secure; httponly'],
])('secure cookies pass only where the page is secure: %j', async (trusted, kept) => {
  const port = await listen(
    createServer((_, response) => {
      response.setHeader('set-cookie', 'sid=1; path=/; secure; httponly')
      response.end()
    }),
  )
  const { url } = await openClient(port, { trusted })
  const answer = await fetch(`${url}/api/account/login`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(answer.headers.get('set-cookie')).toBe(kept)
})

test('the tag of a kept answer reaches the backend, and its 304 comes back with all headers and no body', async () => {
  const own = { etag: '"v1-br"', 'cache-control': 'private, no-cache', vary: 'accept-encoding, Cookie' }
  const port = await listen(
    createServer(({ headers }, response) => {
      const isKnown = headers['if-none-match'] === own.etag
      response.writeHead(isKnown ? 304 : 200, own).end(isKnown ? undefined : 'board')
    }),
  )
  const { url } = await openClient(port)
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/game/1/board`, { headers })
    const kept = Object.keys(own).map((name) => answer.headers.get(name))
    return [answer.status, await answer.text(), ...kept]
  }
  expect(await read({})).toEqual([200, 'board', ...Object.values(own)])
  expect(await read({ 'if-none-match': own.etag })).toEqual([304, '', ...Object.values(own)])
})

test('a body reaches the backend whole, and a browser that leaves ends the request there', async () => {
  let length = 0
  let isLeft = false
  const port = await listen(
    createServer((asked, response) => {
      asked.on('data', (chunk: Buffer) => (length += chunk.length))
      if (asked.method === 'POST') asked.on('end', () => response.end('taken'))
      else response.on('close', () => (isLeft = true))
    }),
  )
  const { url } = await openClient(port)
  const body = Buffer.alloc(3_000_000, 7)
  expect(await (await fetch(`${url}/api/assets`, { method: 'POST', body })).text()).toBe('taken')
  expect(length).toBe(3_000_000)
  const leaving = request(`${url}/api/slow`).on('error', () => undefined)
  leaving.end()
  await new Promise((settle) => setTimeout(settle, 100))
  leaving.destroy()
  await expect.poll(() => isLeft).toBe(true)
})

const OURS = { '/api/config': '{"features":["captcha"]}' }
test.each([
  [{ ...OURS, '/api/captcha': '{"provider":"ProofOfWork","siteKey":null}' }, 'proof-of-work'],
  [{ ...OURS, '/api/captcha': '{"provider":"Turnstile","siteKey":"k"}' }, 'turnstile'],
  // A server without the extension is not asked for it, even if it answers unknown paths.
  [{ '/api/config': '{}', '/api/captcha': '{"provider":"Turnstile"}', '/api/sitekey': 'NOTOKEN' }, 'off'],
  [{ '/api/sitekey': '"NOTOKEN"' }, 'off'],
  [{ '/api/sitekey': '6Lc-key' }, 'recaptcha'],
  [{}, null],
] as [Record<string, string>, string | null][])('%j is a captcha of kind %s', async (answers, kind) => {
  const port = await listen(
    createServer(({ url = '' }, response) => {
      const text = answers[url]
      if (text?.startsWith('{')) response.setHeader('content-type', 'application/json')
      response.writeHead(text === undefined ? 404 : 200).end(text)
    }),
  )
  expect(await readCaptchaKind(`http://127.0.0.1:${port}`)).toBe(kind)
})

test('the kind of captcha is read again after a minute, and kept while the backend is away', async () => {
  let now = 0
  const answers = ['turnstile', null, 'off'] as const
  let reads = 0
  const kind = openCaptchaKind(
    () => Promise.resolve(answers[reads++] ?? null),
    () => now,
  )
  kind()
  await Promise.resolve()
  expect([kind(), reads]).toEqual(['turnstile', 1])
  now = 60_000
  kind()
  await Promise.resolve()
  expect([kind(), reads]).toEqual(['turnstile', 2])
  now = 120_000
  kind()
  await Promise.resolve()
  expect([kind(), reads]).toEqual(['off', 3])
})
