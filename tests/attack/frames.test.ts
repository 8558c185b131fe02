import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_BYTES_PER_BEAT, MAX_FRAMES_PER_BEAT } from '#server/live/hubs/connection.ts'
import { aServer, type TestServer } from '#tests/server/a-server.ts'
import { get, openRaw, portOf, UPGRADE } from './raw-socket.ts'

let server: TestServer
let port: number
let cookie: string
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  await server.user('root', 'Admin')
  cookie = await server.signIn('root')
  port = await portOf(server)
})
afterAll(() => server.close())

const FINAL = 0x80
const [PIECE, TEXT, PING, PONG] = [0, 1, 9, 10]

/** Clients must mask their frames. A mask of zeros is valid and leaves the text readable. */
function frame(kind: number, text = ''): Buffer {
  return Buffer.concat([Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}
const message = (text: string) => frame(FINAL | TEXT, `${text}\u001e`)
const times = (count: number, one: Buffer) => Buffer.concat(Array.from({ length: count }, () => one))

async function listening() {
  const line = await openRaw(port)
  line.socket.write(get('/hub/admin', { ...UPGRADE, cookie }))
  await expect.poll(line.heard).toContain('101')
  line.socket.write(message('{"protocol":"json","version":1}'))
  await expect.poll(line.heard).toContain('{}')
  let isClosed = false
  void line.closed.then(() => (isClosed = true))
  return { ...line, isClosed: () => isClosed }
}

test.each([
  ['empty messages', times(MAX_FRAMES_PER_BEAT + 20, frame(FINAL | TEXT))],
  ['messages of one byte', times(MAX_FRAMES_PER_BEAT + 20, frame(FINAL | TEXT, ' '))],
  ['pings', times(MAX_FRAMES_PER_BEAT + 20, frame(FINAL | PING))],
  ['pongs', times(MAX_FRAMES_PER_BEAT + 20, frame(FINAL | PONG))],
  ['empty pieces of a message', Buffer.concat([frame(TEXT), times(100, frame(PIECE))])],
  [
    'bytes of a message that never ends',
    times(Math.ceil(MAX_BYTES_PER_BEAT / 100), frame(FINAL | PONG, 'x'.repeat(100))),
  ],
])('too many %s end the connection', async (_, flood) => {
  const line = await listening()
  line.socket.write(flood)
  await expect.poll(line.isClosed, { timeout: 3000 }).toBe(true)
})

test('a client that pings often and sends some messages stays connected', async () => {
  const line = await listening()
  for (let nth = 0; nth < 25; nth++) {
    line.socket.write(message('{"type":6}'))
    line.socket.write(frame(FINAL | PING))
    if (nth % 5 === 0) line.socket.write(message('{"type":1,"invocationId":"1","target":"x","arguments":[]}'))
    await sleep(40)
  }
  expect(line.isClosed()).toBe(false)
  expect(line.heard()).toContain('Unknown hub method')
  line.socket.destroy()
})
