import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * All attacks at the same time, in a process of their own, so that their CPU time does not count as the
 * server's. A trusted proxy header gives each its own address.
 */
export interface Siege {
  port: number
  gameId: number
  /** A file of the client, because attackers may also download files. */
  file: string
}
/** The number of requests per attack, to show that every attack took place. */
export type SiegeTold = Readonly<Record<string, number>>

const ANSWER_WITHIN_MS = 10_000

if (process.send) {
  process.once('message', (siege: Siege) => void besiege(siege))
}

async function besiege({ port, gameId, file }: Siege): Promise<void> {
  let isOver = false
  process.once('message', () => (isOver = true))
  const told: Record<string, number> = {}
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })

  const open = (text: string | Buffer, heldMs: number) =>
    new Promise<void>((settle) => {
      const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.pause()
      socket.on('error', () => {})
      const end = setTimeout(() => socket.destroy(), heldMs)
      socket.on('close', () => {
        clearTimeout(end)
        settle()
      })
    })
  const ask = (method: string, path: string, body = '') =>
    new Promise<void>((settle) => {
      const headers = {
        'x-forwarded-for': anAddress(),
        'accept-encoding': 'br',
        'content-type': 'application/json',
        'content-length': String(body.length),
      }
      const asked = request(
        { host: '127.0.0.1', port, method, path, agent, headers, timeout: ANSWER_WITHIN_MS },
        (answer) => {
          answer.resume()
          answer.on('close', settle)
        },
      )
      asked.on('timeout', () => asked.destroy())
      asked.on('error', () => settle())
      asked.end(body)
    })
  const many = (name: string, howMany: number, attack: () => Promise<void>) =>
    Array.from({ length: howMany }, async () => {
      while (!isOver) {
        await attack()
        told[name] = (told[name] ?? 0) + 1
      }
    })

  await Promise.all([
    ...many('files without reading', 10, () => open(get(file).repeat(100), 300)),
    ...many('pipelined config', 4, async () => {
      await open(get('/api/config').repeat(700), 2000)
      await sleep(10)
    }),
    ...many('missing files', 8, () => ask('GET', `/assets/${randomBytes(32).toString('hex')}/x`)),
    ...many('sign-ins', 8, () =>
      ask(
        'POST',
        '/api/account/login',
        JSON.stringify({ userName: `p${Math.ceil(Math.random() * 50)}`, password: 'Wr0ngPassword' }),
      ),
    ),
    ...many('OpenAPI documents', 4, () => ask('GET', '/openapi.json')),
    ...many('reads of one address', 16, () => open(get('/api/game', '203.0.113.77'), 200)),
    ...many('tiny frames', 4, async () => {
      await open(Buffer.concat([Buffer.from(upgrade(gameId)), EMPTY_FRAMES]), 1000)
      await sleep(10)
    }),
    ...many('held bodies', 200, () => open(`${post('/api/account/login', 60_000)}{`, 5000)),
    ...many('held forms', 20, () =>
      open(`${post('/api/account/avatar', 1_000_000, 'multipart/form-data; boundary=b')}--b\r\n`, 5000),
    ),
  ])
  agent.destroy()
  process.send?.(told)
  process.disconnect()
}

const EMPTY_FRAMES = Buffer.concat(
  Array.from({ length: 10_000 }, () => Buffer.from([0x81, 0x80, 0, 0, 0, 0])),
)

function anAddress(): string {
  const [a = 0, b = 0, c = 0] = randomBytes(3)
  return `100.${64 + (a % 64)}.${b}.${c}`
}

const get = (path: string, from = anAddress()) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n\r\n`
const post = (path: string, length: number, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${anAddress()}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
const upgrade = (gameId: number) =>
  `GET /hub/user?game=${gameId} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${anAddress()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
