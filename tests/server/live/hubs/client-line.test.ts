import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import type { HubOptions } from '#server/live/hubs/mount-hubs.ts'
import type { HubEvent } from '#src/live/hub-connector.ts'
import { readEvent } from '#src/live/read-event.ts'
import { overWebSocket } from '#src/live/web-socket.ts'
import { aHubServer, GAME, type World } from './hubs.world.ts'

// Browsers have a WebSocket, but some supported versions of Node do not.
vi.stubGlobal('WebSocket', WebSocket)
let world: World | null = null
let hangUp = () => {}
afterEach(async () => {
  hangUp()
  await world?.stop()
  world = null
})

const SILENCE_MS = 12_000
/** Leaves out heartbeats and the recap of each opening, because they are no news. */
const keepIn = (heard: ConnectionEvent[]) => (each: HubEvent) => {
  const event = readEvent(each)
  if (event.type !== 'hub.alive' && event.type !== 'hub.recap') heard.push(event)
}

/**
 * The client's own connection to a real hub. The test sends the cookie, which a browser would send on its
 * own.
 */
async function call(path: string, who: string | null, needs: Partial<HubOptions> = {}) {
  world = await aHubServer({
    sessionOf: async () => (who === null ? null : { id: who, role: 'User', session: null }),
    ...needs,
  })
  const heard: ConnectionEvent[] = []
  hangUp = overWebSocket(`${world.url}${path}`, keepIn(heard), SILENCE_MS)
  return heard
}

describe("the client's connection", () => {
  test('opens, and is lost but not refused when the server stops', async () => {
    const heard = await call(`/hub/user?game=${GAME}`, 'ada')
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }]), 5_000)
    await world?.stop()
    world = null
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }, { type: 'hub.dropped' }]), 5_000)
  })
  test('receives the parts of its streams', async () => {
    const heard = await call(`/hub/user?game=${GAME}&streams=board,notices:0`, 'ada')
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5_000)
    const solve = { kind: 'solve', teamId: 1, challengeId: 2, at: 3, user: 'ada' } as const
    world?.hubs.append(
      { stream: 'board', game: GAME },
      world.streams.append({ stream: 'board', game: GAME }, [solve]),
      [solve],
    )
    await vi.waitFor(() => expect(heard).toHaveLength(3), 5_000)
    expect(heard).toMatchObject([
      { type: 'hub.opened' },
      {
        type: 'hub.heard',
        parts: [
          { stream: 'board', from: 1, items: [] },
          { stream: 'notices', from: 1, items: [] },
        ],
      },
      { type: 'hub.heard', parts: [{ stream: 'board', from: 1, items: [solve] }] },
    ])
  })
  test('receives which part of a game organisers have changed, without unknown parts', async () => {
    const heard = await call(`/hub/monitor?game=${GAME}&streams=monitor`, 'mona', {
      sessionOf: async () => ({ id: 'mona', role: 'Monitor', session: null }),
    })
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5_000)
    const tell = (payload: unknown) =>
      world?.hubs.publish({
        hub: 'monitor',
        game: GAME,
        lines: 'streams',
        target: 'ReceivedGameEdit',
        payload,
      })
    for (const payload of [{ game: GAME, part: 'weather' }, { game: 'one', part: 'teams' }, null])
      tell(payload)
    tell({ game: GAME, part: 'teams' })
    await vi.waitFor(() => expect(heard).toHaveLength(3), 5_000)
    expect(heard[2]).toEqual({ type: 'hub.edited', edit: { game: GAME, part: 'teams' } })
  })
  test('receives which list has changed, without unknown lists', async () => {
    const heard = await call(`/hub/user?game=${GAME}&streams=notices`, 'ada')
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5_000)
    for (const list of ['weather', null, 'own-teams']) world?.hubs.tellUser('ada', 'ReceivedList', list)
    world?.hubs.tellUser('eve', 'ReceivedList', 'own-teams')
    await vi.waitFor(() => expect(heard).toHaveLength(3), 5_000)
    expect(heard[2]).toEqual({ type: 'hub.list', list: 'own-teams' })
  })
  test('receives first the recent messages for it and for everyone, and none of others', async () => {
    await call(`/hub/user?game=${GAME}&streams=notices`, 'ada')
    world?.hubs.tellUser('ada', 'ReceivedList', 'own-teams')
    world?.hubs.tellUser('eve', 'ReceivedList', 'games')
    world?.hubs.broadcast('ReceivedGame', GAME)
    world?.hubs.publish({
      hub: 'monitor',
      game: GAME,
      lines: 'streams',
      target: 'ReceivedGameEdit',
      payload: { game: GAME, part: 'teams' },
    })
    const events: ConnectionEvent[] = []
    const end = overWebSocket(
      `${world?.url}/hub/user?game=${GAME}&streams=notices`,
      (each) => void events.push(readEvent(each)),
      SILENCE_MS,
    )
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toContain('hub.heard'), 5_000)
    end()
    const news = events.filter(({ type }) => type !== 'hub.alive')
    expect(news.map(({ type }) => type)).toEqual(['hub.opened', 'hub.recap', 'hub.heard'])
    const told = news.flatMap((event) => (event.type === 'hub.recap' ? event.recap.told : []))
    expect(told.map(({ heard }) => heard)).toEqual([
      { type: 'hub.list', list: 'own-teams' },
      { type: 'hub.game', game: GAME },
    ])
  })
  test("receives the platform's new settings immediately", async () => {
    const heard = await call(`/hub/user?game=${GAME}&streams=notices`, 'ada')
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5_000)
    const platform = { title: '港口', slogan: 'Sail', beianInfo: null, customTheme: '#7c3aed' }
    world?.hubs.broadcast('ReceivedPlatform', platform)
    // The client must ignore a message without a title and keep the connection open.
    world?.hubs.broadcast('ReceivedPlatform', { slogan: 7 })
    await vi.waitFor(() => expect(heard).toHaveLength(3), 5_000)
    expect(heard.at(-1)).toEqual({ type: 'hub.platform', platform })
  })
  test('is refused permanently without a session', async () => {
    const heard = await call(`/hub/user?game=${GAME}`, null)
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'hub.refused', why: 'signed-out' }), 5_000)
    expect(heard.map(({ type }) => type)).not.toContain('hub.dropped')
  })
  test('is refused for a missing game', async () => {
    const heard = await call('/hub/user?game=4711', 'ada')
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'hub.refused', why: 'missing' }), 5_000)
  })
  test("is closed when the user's rights change, to be checked again", async () => {
    const heard = await call(`/hub/user?game=${GAME}`, 'ada')
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }]), 5_000)
    world?.hubs.disconnectUser('ada')
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'hub.dropped' }), 5_000)
  })
  test('does not negotiate with a server that knows streams, but still learns why it is refused', async () => {
    const asked: string[] = []
    const originAllowed = ({ method, url }: { method: string; url: string }) =>
      asked.push(`${method} ${url}`) > 0
    const refused = await call(`/hub/user?game=${GAME}&streams=board`, null, { originAllowed })
    await vi.waitFor(() => expect(refused.at(-1)).toEqual({ type: 'hub.refused', why: 'signed-out' }), 5_000)
    expect(asked).toEqual([`GET /hub/user?game=${GAME}&streams=board`])
  })
  test('uses another transport if WebSockets are blocked', async () => {
    const asked: string[] = []
    const originAllowed = ({
      method,
      headers: { upgrade },
    }: {
      method: string
      headers: { upgrade?: string | undefined }
    }) => {
      asked.push(upgrade ?? method)
      return upgrade === undefined
    }
    const heard = await call(`/hub/user?game=${GAME}&streams=board`, 'ada', { originAllowed })
    const greeting = { type: 'hub.heard', parts: [{ stream: 'board', from: 1, items: [] }] }
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }, greeting]), 5_000)
    // The client tries WebSocket, then asks for the reason by POST, then tries WebSocket again.
    expect(asked.slice(0, 3)).toEqual(['websocket', 'POST', 'websocket'])
  })
  test('learns the reason from the negotiation if no transport opens', async () => {
    const heard = await call(`/hub/user?game=${GAME}&streams=board`, 'ada', { originAllowed: () => false })
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.refused', why: 'forbidden' }]), 5_000)
  })
  test('stops if it is closed while it connects', async () => {
    const asked: string[] = []
    const heard = await call(`/hub/user?game=${GAME}&streams=board`, 'ada', {
      originAllowed: ({ method }) => asked.push(method) === 0,
    })
    hangUp()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(heard).toEqual([])
    expect(asked).not.toContain('POST')
  })
  test('is lost if no server answers', async () => {
    const heard: ConnectionEvent[] = []
    hangUp = overWebSocket('http://127.0.0.1:1/hub/user?game=1', keepIn(heard), SILENCE_MS)
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.dropped' }]), 5_000)
  })
  test('passes nothing on after it was closed', async () => {
    const heard = await call(`/hub/user?game=${GAME}`, 'ada')
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }]), 5_000)
    hangUp()
    await world?.stop()
    world = null
    expect(heard).toEqual([{ type: 'hub.opened' }])
  })
})
