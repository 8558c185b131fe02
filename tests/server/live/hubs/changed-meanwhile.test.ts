import { afterEach, describe, expect, test } from 'vitest'
import type { HubLookups } from '#server/live/hubs/hub-access.ts'
import {
  aHubServer,
  aLine,
  BEAT_MS,
  CASES,
  GAME,
  named,
  sessionEnds,
  setRole,
  until,
  type Line,
  type World,
} from './hubs.world.ts'

const MINUTE_OF_BEATS = 60

let world: World
const lines: Line[] = []
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.stop()))
  await world.stop()
  setRole('mona', 'Monitor')
  sessionEnds.clear()
})

/** The first lookup of `slow` waits until it is released, as with a slow database. */
async function aSlowWorld(
  slow: keyof HubLookups,
  participationOf: HubLookups['participationOf'] = async () => 12,
) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  let asked = 0
  const waits = async (name: keyof HubLookups) => {
    if (name === slow && asked++ === 0) await gate
  }
  const lookup: HubLookups = {
    gameIsKnown: async (id) => waits('gameIsKnown').then(() => id === GAME),
    participationOf: async (game, user) => {
      const found = await participationOf(game, user)
      await waits('participationOf')
      return found
    },
  }
  world = await aHubServer({ lookup })
  return { letGo: () => letGo(), isAsking: () => asked > 0 }
}

describe.each(CASES)('$version by $way', (way) => {
  test('a monitor who loses the role while the connection opens is refused', async () => {
    const { letGo, isAsking } = await aSlowWorld('gameIsKnown')
    const line = aLine(way, `${world.url}/hub/monitor?game=${GAME}`, named('mona'))
    lines.push(line)
    const ends: string[] = []
    const heard: unknown[] = []
    line.onclose((error) => ends.push(error?.message ?? ''))
    line.on('ReceivedSubmissions', (message: unknown) => heard.push(message))
    const started = line.start().catch((error: unknown) => ends.push(String(error)))
    await until(isAsking)
    setRole('mona', 'User')
    world.hubs.disconnectUser('mona')
    letGo()
    await started
    await until(() => ends.length > 0)
    expect(ends[0]).toContain('forbidden')
    world.hubs.publish({ hub: 'monitor', game: GAME, target: 'ReceivedSubmissions', payload: {} })
    await new Promise((next) => setTimeout(next, BEAT_MS))
    expect(heard).toEqual([])
  })
})

test('a player who changes teams while the connection opens follows the new team', async () => {
  let visits = 0
  const { letGo, isAsking } = await aSlowWorld('participationOf', async () => (visits++ === 0 ? 12 : 13))
  const [way] = CASES
  const line = aLine(way ?? expect.fail(), `${world.url}/hub/user?game=${GAME}&streams=team:0`, named('ada'))
  lines.push(line)
  const started = line.start()
  await until(isAsking)
  world.hubs.reconnectUser('ada')
  letGo()
  await started
  expect(visits).toBe(2)
})

test('a lost role that was not announced ends the connection within sixty beats', async () => {
  world = await aHubServer({ beatMs: 20 })
  sessionEnds.set('mona', Date.now() + 3_600_000)
  const [way] = CASES
  const line = aLine(way ?? expect.fail(), `${world.url}/hub/monitor?game=${GAME}`, named('mona'))
  lines.push(line)
  line.keepAliveIntervalInMilliseconds = 100
  const ends: string[] = []
  line.onclose((error) => ends.push(error?.message ?? ''))
  await line.start()
  setRole('mona', 'User')
  await until(() => ends.length > 0, MINUTE_OF_BEATS * 20 + 3000)
  expect(ends[0]).toContain('forbidden')
})
