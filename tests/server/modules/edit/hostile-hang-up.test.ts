import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveWorld, aFullGame, type ArchiveWorld } from '../archive/archive.world.ts'
import { aForm } from '../asset/asset.world.ts'

let world: ArchiveWorld
let port: number
let archive: Buffer
beforeAll(async () => {
  world = await archiveWorld()
  archive = await world.take(await aFullGame(world))
  await world.server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (world.server.app.server.address() as AddressInfo).port
}, 60_000)
afterAll(() => world.close())

const stored = async () => [await world.snapshot(), (await world.server.storedHashes()).toSorted()]

/** Sends all but the last bytes of a form, as a slow client would. */
async function begin(url: string, field: string, content: Buffer): Promise<Socket> {
  const { payload, headers } = aForm([{ field, name: 'x.zip', content }])
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${url} HTTP/1.1`,
    'Host: x',
    `Cookie: ${world.server.admin}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ]
  socket.write(Buffer.concat([Buffer.from([...head, '', ''].join('\r\n')), payload.subarray(0, -5)]))
  return socket
}

test.each([
  ['an archive', '/api/edit/games/import', 'file', () => archive],
  ['the beginning of an archive', '/api/edit/games/import', 'file', () => archive.subarray(0, 100)],
  ['a file', '/api/assets', 'files', () => Buffer.alloc(200_000, 'x')],
] as const)(
  'a client that disconnects while it sends %s leaves neither row nor byte',
  async (_, url, field, content) => {
    const before = await stored()
    const files = (await world.server.storedHashes()).length
    const socket = await begin(url, field, content())
    await expect.poll(async () => (await world.server.storedHashes()).length).toBeGreaterThan(files)
    socket.destroy()
    await expect.poll(stored).toEqual(before)
    // The same upload must succeed when repeated, so nothing of the first one may block it.
    const { payload, headers } = aForm([{ field, name: 'x.zip', content: content() }])
    const sent = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { ...headers, cookie: world.server.admin },
      body: new Uint8Array(payload),
      signal: AbortSignal.timeout(10_000),
    })
    expect(sent.status).toBe(content().length === 100 ? 400 : 200)
  },
)
