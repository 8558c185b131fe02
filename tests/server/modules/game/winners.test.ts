import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

const HOUR_MS = 3_600_000
let world: Awaited<ReturnType<typeof freezeWorld>>
beforeAll(async () => {
  world = await freezeWorld()
})
afterAll(() => world.close())

async function winner(gameId: number) {
  // A board may be a second old, so the clock moves on.
  world.server.clock.advance(2_000)
  const games = (await world.server.ask('GET', '/api/game')).json<BasicGameInfoModel[]>()
  return games.find(({ id }) => id === gameId)?.winner
}

test('the list of games has the winner of an ended game, if no solves are hidden', async () => {
  const { gameId, bob, first, second } = await world.aGame()
  expect(await winner(gameId)).toBeUndefined()
  await world.freeze(gameId, world.server.clock.now() + HOUR_MS)
  world.server.clock.advance(2 * HOUR_MS)
  for (const place of [first, second]) await world.answer(bob, place, 'flag{right}')
  world.server.clock.advance(24 * HOUR_MS)
  expect(await winner(gameId)).toBeUndefined()
  await world.reveal(gameId)
  const found = await winner(gameId)
  expect(found?.name).toBe(bob.team)
  expect(found?.score).toBeGreaterThan(900)
})

test('a game without points has no winner', async () => {
  const gameId = await world.game({
    startAt: world.server.clock.now() - 2 * HOUR_MS,
    endAt: world.server.clock.now() - HOUR_MS,
  })
  await world.player(gameId)
  expect(await winner(gameId)).toBeUndefined()
})
