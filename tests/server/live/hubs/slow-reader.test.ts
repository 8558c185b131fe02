import { MAX_UNSENT_BYTES } from '#server/live/hubs/connection.ts'
import { describe, expect, test } from 'vitest'
import type { StreamItems, StreamPart } from '#contract/streams.ts'
import { aHubServer, aLine, CASES, GAME, named, until, type World } from './hubs.world.ts'
import { ADA, GREETING, negotiate, PATH, rawSocket } from './raw-line.world.ts'

describe('a reader too slow', () => {
  const payload = 'x'.repeat(100_000)
  const tell = (to: World) =>
    to.hubs.publish({ hub: 'user', game: GAME, target: 'ReceivedGameNotice', payload })

  test.each([
    [
      'WebSockets',
      {
        upgrade: 'websocket',
        connection: 'Upgrade',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    ],
    ['ServerSentEvents', { accept: 'text/event-stream' }],
    ['LongPolling', {}],
  ])('over %s is disconnected at 1 MiB, and the others receive everything', async (transport, headers) => {
    const slowWorld = await aHubServer()
    const [quick] = CASES
    const ada = aLine(quick ?? expect.fail(), `${slowWorld.url}${PATH}`, named('ada'))
    let heard = 0
    ada.on('ReceivedGameNotice', () => heard++)
    await ada.start()

    const { body } = await negotiate(slowWorld)
    const url = `${PATH}&id=${body.connectionToken}`
    const head = Object.entries({ host: 'x', ...ADA, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    const socket = rawSocket(slowWorld.port, `GET ${url} HTTP/1.1\r\n${head.join('')}\r\n`)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    if (transport === 'WebSockets') socket.write(masked(GREETING))
    else await fetch(slowWorld.url + url, { method: 'POST', headers: ADA, body: GREETING })
    await until(() => slowWorld.hubs.size === 2)
    await new Promise((resolve) => setTimeout(resolve, 100))

    // The kernel buffers some megabytes for an idle reader, which the server cannot limit, so the test sends
    // many messages.
    let told = 0
    while (slowWorld.hubs.size === 2 && told < 400) {
      tell(slowWorld)
      told++
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(slowWorld.hubs.size).toBe(1)
    expect(told * payload.length).toBeGreaterThan(MAX_UNSENT_BYTES - payload.length)
    await until(() => heard === told)
    socket.destroy()
    await ada.stop()
    await slowWorld.stop()
  })
})

test('a slow reader of streams is disconnected, and returns with its numbers and lacks nothing', async () => {
  const world = await aHubServer()
  const [quick] = CASES
  const listen = async (positions: string) => {
    const line = aLine(quick ?? expect.fail(), `${world.url}/hub/admin?streams=${positions}`, named('root'))
    const heard: unknown[] = []
    line.on('ReceivedStreams', ([part]: StreamPart[]) => heard.push(...(part?.items ?? ['too late'])))
    await line.start()
    return { line, heard }
  }
  const head =
    'host: x\r\ncookie: who=root\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='
  const socket = rawSocket(world.port, `GET /hub/admin?streams=logs HTTP/1.1\r\n${head}\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  socket.write(masked(GREETING))
  const quickReader = await listen('logs')
  await until(() => world.hubs.size === 2 && world.hubs.following.audiences === 1)
  await new Promise((resolve) => setTimeout(resolve, 100))

  const told: StreamItems['logs'][] = []
  for (; world.hubs.size === 2 && told.length < 400; await new Promise((resolve) => setTimeout(resolve, 2))) {
    const item = {
      time: '',
      name: null,
      level: null,
      ip: null,
      msg: `${told.length} ${'x'.repeat(100_000)}`,
      status: null,
    }
    world.hubs.append({ stream: 'logs' }, world.streams.append({ stream: 'logs' }, [item]), [item])
    told.push(item)
  }
  expect(world.hubs.size).toBe(1)
  await until(() => quickReader.heard.length === told.length)
  const back = await listen(`logs:${told.length - 2}`)
  await until(() => back.heard.length > 0)
  expect(back.heard).toEqual(told.slice(-2))
  socket.destroy()
  await Promise.all([quickReader.line.stop(), back.line.stop()])
  await world.stop()
})

/** A short text frame with a mask, as clients must write it. */
function masked(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}
