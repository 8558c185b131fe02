import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { GAME_TARGET } from '#contract/streams.ts'
import {
  participationWorld,
  type ParticipationWorld,
} from '../../modules/participation/participation.world.ts'
import { aLine, CASES, until, type Line } from './hubs.world.ts'

let world: ParticipationWorld
let line: Line
const told: unknown[] = []
beforeAll(async () => {
  world = await participationWorld()
  const { app } = world.server
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [quick] = CASES
  line = aLine(
    quick ?? expect.fail(),
    `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/hub/public`,
    {},
  )
  line.on(GAME_TARGET, (id: unknown) => told.push(id))
  const greetings: unknown[] = []
  line.on('ReceivedStreams', (parts: unknown) => greetings.push(parts))
  await line.start()
  await until(() => greetings.length > 0)
  expect(greetings).toEqual([[]])
}, 60_000)
afterAll(async () => {
  await line.stop()
  await world.server.close()
})

const HOUR_MS = 3_600_000
const aWish = (facts: object = {}) => {
  const now = world.server.clock.now()
  return {
    title: 'Tides',
    start: new Date(now - HOUR_MS).toISOString(),
    end: new Date(now + HOUR_MS).toISOString(),
    ...facts,
  }
}
const made = async (facts: object = {}) =>
  (await world.say('root', 'POST', '/api/edit/games', aWish(facts))).json<GameInfoModel>().id
/** Waits for each message, because the server merges messages about the same game. */
async function tells(id: number, act: () => Promise<{ statusCode: number }>) {
  told.length = 0
  expect((await act()).statusCode).toBe(200)
  await until(() => told.length > 0)
  expect(told).toEqual([id])
}

test('every client receives a game that is created, changed, joined, left, hidden or deleted', async () => {
  const id = await made()
  await until(() => told.includes(id))
  const team = await world.team('Pandas', 'ada')
  await tells(id, () => world.say('root', 'PUT', `/api/edit/games/${id}`, aWish({ title: 'Ebb' })))
  await tells(id, () => world.join('ada', id, team))
  await tells(id, () => world.leave('ada', id))
  await tells(id, () => world.say('root', 'PUT', `/api/edit/games/${id}`, aWish({ hidden: true })))
  await tells(id, () => world.say('root', 'PUT', `/api/edit/games/${id}`, aWish({ hidden: false })))
  await tells(id, () => world.say('root', 'DELETE', `/api/edit/games/${id}`))
})

test('no client receives a game that stays hidden', async () => {
  const hidden = await made({ hidden: true })
  expect(
    (await world.say('root', 'PUT', `/api/edit/games/${hidden}`, aWish({ title: 'Ebb', hidden: true })))
      .statusCode,
  ).toBe(200)
  const shown = await made()
  await until(() => told.includes(shown))
  expect(told).not.toContain(hidden)
})
