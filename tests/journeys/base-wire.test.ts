import { expect, test } from 'vitest'
import type { HubEvent } from '#src/live/hub-connector.ts'
import { overBaseWire } from '../worlds/base-wire.ts'
import { aConfig, aGameDetail, aNotice } from '../worlds/builders.ts'
import { ok, openServer } from '../worlds/server.ts'

function open() {
  const server = openServer({
    'GET /api/config': ok(aConfig({ features: ['board'], allowRegister: false })),
    'GET /api/game/1': { ...ok(aGameDetail({ challengesFrom: null } as object)), headers: { ETag: '"1"' } },
    'GET /api/game/1/board': ok({}),
  })
  let say: (heard: HubEvent) => void = () => {}
  const wire = overBaseWire(server.transport, (_, hear) => {
    say = hear
    return () => {}
  })
  const read = async (address: string, method = 'GET') => {
    const response = await wire.transport(address, { method })
    return { response, body: await response.text() }
  }
  return { ...wire, server, read, say: (heard: HubEvent) => say(heard) }
}

test('an answer loses its extensions, its version and its announcement', async () => {
  const { read, strange } = open()
  expect(JSON.parse((await read('/api/config')).body)).toEqual({
    title: 'Vexil',
    slogan: 'Hack for fun not for profit',
    beianInfo: null,
  })
  const { response, body } = await read('/api/game/1')
  expect(response.headers.get('etag')).toBeNull()
  expect(JSON.parse(body)).toMatchObject({ title: 'Autumn Open', status: 'Unsubmitted' })
  expect(strange).toEqual([])
})

test('an address of an extension gets the page of the client or nothing, and is noted', async () => {
  const { read, strange, server } = open()
  const { response, body } = await read('/api/game/1/board')
  expect([response.headers.get('content-type'), body]).toEqual(['text/html', '<!doctype html>'])
  expect((await read('/api/edit/games/1/pause', 'POST')).response.status).toBe(404)
  expect(strange).toEqual(['GET /api/game/1/board', 'POST /api/edit/games/1/pause'])
  expect(server.asked).toEqual([])
})

test('a parameter of an extension is noted', async () => {
  const { read, strange } = open()
  await read('/api/game/1?full=true')
  expect(strange).toEqual(['GET /api/game/1?full'])
})

test('a hub sends each item without a number, and no message of an extension', () => {
  const { connect, say } = open()
  const heard: HubEvent[] = []
  connect('/hub/user?game=1', (event) => heard.push(event), 1)
  const item = { kind: 'added', notice: aNotice() }
  say({ type: 'hub.opened' })
  say({ type: 'hub.heard', parts: [{ stream: 'notices', from: 7, items: [item, item] }] })
  say({ type: 'hub.heard', parts: [{ stream: 'board', from: 7, items: [{ kind: 'change' }] }] })
  say({ type: 'hub.game', game: 1 })
  const plain = { stream: 'notices', from: null, items: [item] }
  expect(heard).toEqual([
    { type: 'hub.opened' },
    { type: 'hub.heard', parts: [plain, plain] },
    { type: 'hub.alive' },
    { type: 'hub.alive' },
  ])
})

test('a hub of an extension, or one with streams in its address, is refused and noted', async () => {
  const { connect, strange } = open()
  const heard: HubEvent[] = []
  for (const address of ['/hub/board?game=1', '/hub/user?game=1&streams=board'])
    connect(address, (event) => heard.push(event), 1)
  await Promise.resolve()
  expect(heard).toEqual([
    { type: 'hub.refused', why: 'missing' },
    { type: 'hub.refused', why: 'missing' },
  ])
  expect(strange).toEqual(['/hub/board?game=1', '/hub/user?game=1&streams=board'])
})
