import { MOST_UNSENT } from '#server/hubs/connection.ts'
import { describe, expect, test } from 'vitest'
import { aHubServer, aLine, CASES, GAME, named, until, type World } from './hubs.world.ts'
import { ADA, GREETING, negotiate, PATH, rawSocket } from './raw-line.world.ts'

describe('a reader too slow', () => {
  const payload = 'x'.repeat(100_000)
  const tell = (to: World) => to.hubs.publish({ hub: 'user', game: GAME, target: 'ReceivedGameNotice', payload })

  test.each([
    ['WebSockets', { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }],
    ['ServerSentEvents', { accept: 'text/event-stream' }],
    ['LongPolling', {}],
  ])('over %s is cut at 1 MiB, and the others hear everything', async (transport, headers) => {
    const slowWorld = await aHubServer()
    const [quick] = CASES
    const ada = aLine(quick ?? expect.fail(), `${slowWorld.url}${PATH}`, named('ada'))
    let heard = 0
    ada.on('ReceivedGameNotice', () => heard++)
    await ada.start()

    const { body } = await negotiate(slowWorld)
    const url = `${PATH}&id=${body.connectionToken}`
    const head = Object.entries({ host: 'x', ...ADA, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = rawSocket(slowWorld.port, `GET ${url} HTTP/1.1\r\n${head.join('')}\r\n`)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    if (transport === 'WebSockets') socket.write(masked(GREETING))
    else await fetch(slowWorld.url + url, { method: 'POST', headers: ADA, body: GREETING })
    await until(() => slowWorld.hubs.size === 2)
    await new Promise((resolve) => setTimeout(resolve, 100))

    // What the kernel takes for a reader that is away is not ours to bound; it is some megabytes.
    let told = 0
    while (slowWorld.hubs.size === 2 && told < 400) {
      tell(slowWorld)
      told++
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(slowWorld.hubs.size).toBe(1)
    expect(told * payload.length).toBeGreaterThan(MOST_UNSENT - payload.length)
    await until(() => heard === told)
    socket.destroy()
    await ada.stop()
    await slowWorld.stop()
  })
})

/** A short text frame as a client must write it. */
function masked(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}
