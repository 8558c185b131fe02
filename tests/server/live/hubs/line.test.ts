import { MAX_PER_USER } from '#server/live/hubs/connections.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHubServer, GAME, until, type World } from './hubs.world.ts'
import { ADA, GREETING, negotiate, openRaw, PATH, rawSocket } from './raw-line.world.ts'

let world: World
beforeAll(async () => {
  world = await aHubServer()
})
afterAll(() => world.stop())

describe('a connection', () => {
  test('receives its messages in any pieces', async () => {
    const line = openRaw(world)
    await line.opened()
    line.webSocket.send(GREETING.slice(0, 9))
    line.webSocket.send(`${GREETING.slice(9)}{"type":6}\u001e{"type":1,"invocationId":"5","target":"x","arg`)
    line.webSocket.send('uments":[]}\u001e')
    await until(() => line.heard.length === 2)
    expect(line.heard).toEqual([
      '{}\u001e',
      '{"type":3,"invocationId":"5","error":"Unknown hub method \'x\'"}\u001e',
    ])
    line.webSocket.send('{"type":7}\u001e')
    await line.closed()
  })

  // Around these lengths the header of a frame changes its form.
  test.each([0, 84, 85, 65_494, 65_495, 300_000])(
    'receives a payload of %i characters completely',
    async (length) => {
      const line = openRaw(world)
      await line.opened()
      line.webSocket.send(GREETING)
      await until(() => line.heard.length === 1)
      world.hubs.publish({ hub: 'user', game: GAME, target: 'R', payload: 'x'.repeat(length) })
      await until(() => line.heard.length === 2)
      expect(line.heard[1]).toBe(`{"type":1,"target":"R","arguments":["${'x'.repeat(length)}"]}\u001e`)
      line.webSocket.close()
    },
  )

  test.each([
    [
      'speaks another protocol',
      '{"protocol":"messagepack","version":1}\u001e',
      `{"error":"The protocol 'messagepack' is not supported."}\u001e`,
    ],
    [
      'sends what is no message',
      `${GREETING}nonsense\u001e`,
      '{"type":7,"error":"The message is malformed."}\u001e',
    ],
    [
      'sends too long a message',
      `${GREETING}${'x'.repeat(33_000)}`,
      '{"type":7,"error":"The message is too long."}\u001e',
    ],
    [
      'sends too many',
      GREETING + '{"type":6}\u001e'.repeat(60),
      '{"type":7,"error":"Too many messages."}\u001e',
    ],
  ])('is closed with an error when the client %s', async (_, text, goodbye) => {
    const line = openRaw(world)
    await line.opened()
    if (text.startsWith(GREETING)) {
      line.webSocket.send(GREETING)
      await until(() => line.heard.length === 1)
    }
    line.webSocket.send(text.replace(GREETING, ''))
    await line.closed()
    expect(line.heard.at(-1)).toBe(goodbye)
  })

  test.each([
    ['binary frames', Buffer.from(GREETING)],
    ['more than any body may hold', 'x'.repeat(70_000)],
  ])('is terminated for %s', async (_, data) => {
    const line = openRaw(world)
    await line.opened()
    line.webSocket.send(data)
    await line.closed()
    expect(line.heard).toEqual([])
  })

  test('is closed if the client sends no handshake, and when it is silent', async () => {
    const mute = openRaw(world)
    const silent = openRaw(world)
    await Promise.all([mute.opened(), silent.opened()])
    silent.webSocket.send(GREETING)
    await mute.closed()
    expect(mute.heard).toEqual([])
    await silent.closed()
    expect(silent.heard[0]).toBe('{}\u001e')
    expect(silent.heard).toContain('{"type":6}\u001e')
    expect(silent.heard.at(-1)).toContain('"type":7')
  })

  test('from another origin is refused, over any transport', async () => {
    const evil = { ...ADA, origin: 'https://evil.example' }
    const line = openRaw(world, PATH, evil)
    await line.closed()
    expect(line.status()).toBe(403)
    expect(
      (await fetch(`${world.url}/hub/user/negotiate?game=${GAME}`, { method: 'POST', headers: evil })).status,
    ).toBe(403)
    expect((await fetch(`${world.url}${PATH}`, { method: 'POST', headers: evil, body: 'x' })).status).toBe(
      403,
    )
  })

  test('accepts requests of its owner only', async () => {
    const { body } = await negotiate(world)
    const url = `${world.url}${PATH}&id=${body.connectionToken}`
    expect((await fetch(url, { headers: ADA })).status).toBe(200)
    for (const cookie of ['who=mona', '']) {
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await fetch(url, { method, headers: { cookie } })).status).toBe(403)
    }
    expect((await fetch(url, { method: 'POST', headers: ADA, body: GREETING })).status).toBe(200)
    const polled = await fetch(url, { headers: ADA })
    expect(await polled.text()).toBe('{}\u001e')
    expect((await fetch(url, { method: 'DELETE', headers: ADA })).status).toBe(202)
    expect((await fetch(url, { headers: ADA })).status).toBe(404)
  })

  test('its requests need a token: a missing one is 400, a wrong one 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await fetch(`${world.url}${PATH}`, { method, headers: ADA })).status).toBe(400)
      expect((await fetch(`${world.url}${PATH}&id=a.1.b`, { method, headers: ADA })).status).toBe(404)
    }
    expect(
      (
        await fetch(`${world.url}${PATH}&id=a.1.b`, {
          method: 'POST',
          headers: ADA,
          body: 'x'.repeat(70_000),
        })
      ).status,
    ).toBe(413)
  })

  test('is refused with 404 outside the hubs', async () => {
    const line = openRaw(world, '/api/config')
    await line.closed()
    expect(line.status()).toBe(404)
  })

  test('is one of too many of one user: the oldest is closed', async () => {
    const lines = Array.from({ length: MAX_PER_USER }, () => openRaw(world, PATH, { cookie: 'who=mona' }))
    await Promise.all(lines.map((line) => line.opened()))
    lines.forEach((line) => line.webSocket.send(GREETING))
    await until(() => lines.every((line) => line.heard.length === 1))
    const ended = () =>
      lines.filter((line) => line.heard.at(-1) === '{"type":7,"error":"Too many connections."}\u001e')
    expect(ended()).toEqual([])
    const last = openRaw(world, PATH, { cookie: 'who=mona' })
    await last.opened()
    await until(() => ended().length === 1)
    for (const line of [...lines, last]) line.webSocket.terminate()
  })

  test('is refused if its upgrade request has a body', async () => {
    const socket = rawSocket(
      world.port,
      `POST ${PATH} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\ncontent-length: 9\r\n\r\n`,
    )
    const heard = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
    expect(heard.toString()).toMatch(/^HTTP\/1.1 404 /)
    await new Promise((resolve) => socket.once('close', resolve))
  })
})

test('the app closes with open connections, and tells them to return', async () => {
  const closing = await aHubServer()
  const line = openRaw(closing)
  await line.opened()
  line.webSocket.send(GREETING)
  await until(() => line.heard.length === 1)
  await closing.stop()
  await line.closed()
  expect(line.heard).toEqual(['{}\u001e', '{"type":7,"allowReconnect":true}\u001e'])
})
