import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LineHeard } from '#machines/live/connection.machine.ts'
import { overSignalR } from '#src/live/hub.ts'
import { aHubServer, GAME, type World } from './hubs.world.ts'

let world: World | null = null
let hangUp = () => {}
afterEach(async () => {
  hangUp()
  await world?.stop()
  world = null
})

/** The client's own line to a real hub; a browser would send the cookie by itself. */
async function call(path: string, who: string | null) {
  world = await aHubServer({ sessionOf: async () => (who === null ? null : { id: who, role: 'User' }) })
  const heard: LineHeard[] = []
  hangUp = overSignalR(`${world.url}${path}`, (each) => heard.push(each))
  return heard
}

describe("the client's line", () => {
  test('opens, and is dropped when the server stops, for it will be back', async () => {
    const heard = await call(`/hub/user?game=${GAME}`, 'ada')
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }]), 5_000)
    await world?.stop()
    world = null
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }, { type: 'hub.dropped' }]), 5_000)
  })
  test('is refused for good without a session', async () => {
    const heard = await call(`/hub/user?game=${GAME}`, null)
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'hub.refused', why: 'signed-out' }), 5_000)
    expect(heard.map(({ type }) => type)).not.toContain('hub.dropped')
  })
  test('is refused for a game that is not there', async () => {
    const heard = await call('/hub/user?game=4711', 'ada')
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'hub.refused', why: 'missing' }), 5_000)
  })
  test('is dropped when the rights of the person change, to be judged anew', async () => {
    const heard = await call(`/hub/user?game=${GAME}`, 'ada')
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }]), 5_000)
    world?.hubs.evict('ada')
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'hub.dropped' }), 5_000)
  })
  test('is dropped when nobody answers', async () => {
    const heard: LineHeard[] = []
    hangUp = overSignalR('http://127.0.0.1:1/hub/user?game=1', (each) => heard.push(each))
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.dropped' }]), 5_000)
  })
  test('says nothing after it was hung up', async () => {
    const heard = await call(`/hub/user?game=${GAME}`, 'ada')
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'hub.opened' }]), 5_000)
    hangUp()
    await world?.stop()
    world = null
    expect(heard).toEqual([{ type: 'hub.opened' }])
  })
})
