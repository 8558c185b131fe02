import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aForm } from '../modules/asset/asset.world.ts'
import { anAvatarServer, aPhoto, type AvatarServer } from '../modules/account/avatar.world.ts'

let server: AvatarServer
let port: number
let team: number
let game: number
beforeAll(async () => {
  server = await anAvatarServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
  const headers = { cookie: server.admin }
  team = (await server.ask('POST', '/api/team', { headers, payload: { name: 'red' } })).json<{ id: number }>()
    .id
  game = (await server.ask('POST', '/api/edit/games', { headers, payload: { title: 'one' } })).json<{
    id: number
  }>().id
}, 60_000)
beforeEach(() => {
  server.logged.length = 0
})
afterAll(() => server.close())

/** Sends the start of a request whose headers announce more. */
async function begin(method: string, url: string, type: string, beginning: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `${method} ${url} HTTP/1.1`,
    'Host: x',
    `Cookie: ${server.admin}`,
    `Content-Type: ${type}`,
    'Content-Length: 100000',
    '',
    '',
  ]
  socket.write(head.join('\r\n') + beginning)
  return socket
}
const FORM = 'multipart/form-data; boundary=b'
const partOf = (field: string) =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\nxxx`
const faults = () => server.logged.filter((line) => line.includes('"level":"error"'))

const UPLOADS: [string, () => [string, string], string][] = [
  ['his avatar', () => ['PUT', '/api/account/avatar'], 'file'],
  ['the avatar of his team', () => ['PUT', `/api/team/${team}/avatar`], 'file'],
  ['a poster', () => ['PUT', `/api/edit/games/${game}/poster`], 'file'],
  ['files', () => ['POST', '/api/assets'], 'files'],
]

test.each(UPLOADS)(
  'a client that disconnected three times while it sent %s can send it again',
  async (_, to, field) => {
    const [method, url] = to()
    const before = await server.storedHashes()
    // The second and third request wait in the user's queue while the first is read.
    const cut = await Promise.all([1, 2, 3].map(() => begin(method, url, FORM, partOf(field))))
    await expect.poll(async () => (await server.storedHashes()).length).toBeGreaterThan(before.length)
    await sleep(100)
    for (const socket of cut) socket.destroy()
    await expect.poll(server.storedHashes).toEqual(before)

    const { payload, headers } = aForm([
      { field, name: 'me.png', content: await aPhoto(64, 48).png().toBuffer() },
    ])
    const sent = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { ...headers, cookie: server.admin },
      body: new Uint8Array(payload),
      signal: AbortSignal.timeout(5000),
    })
    expect(sent.status).toBe(200)
    expect(faults()).toEqual([])
  },
)

test('a client that disconnects at any moment causes no fault in the log', async () => {
  for (const [url, type, beginning] of [
    ['/api/account/avatar', FORM, ''],
    ['/api/account/avatar', FORM, '--b\r\nContent-Disposition: form-data; na'],
    ['/api/account/avatar', FORM, partOf('file')],
    ['/api/account/avatar', FORM, `${partOf('other')}\r\n${partOf('file')}`],
    ['/api/account/update', 'application/json', '{"bio":'],
  ] as const) {
    const socket = await begin('PUT', url, type, beginning)
    await sleep(50)
    socket.destroy()
  }
  await expect
    .poll(
      () => server.logged.filter((line) => line.includes('"answered"') || line.includes('hung up')).length,
    )
    .toBeGreaterThan(0)
  await sleep(200)
  expect(faults()).toEqual([])
})

test.each([
  ['a boundary of three hundred characters', `multipart/form-data; boundary=${'b'.repeat(300)}`],
  ['no boundary', 'multipart/form-data; charset=utf-8'],
  ['an empty boundary', 'multipart/form-data; boundary='],
])('a form with %s is 400', async (_, type) => {
  for (const [method, url] of [
    ['PUT', '/api/account/avatar'],
    ['POST', '/api/assets'],
  ] as const) {
    const answer = await server.ask(method, url, {
      headers: { cookie: server.admin, 'content-type': type, 'accept-language': 'en' },
      payload: 'x',
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { title: 'The server couldn’t understand the request', status: 400 },
    ])
  }
})
