import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EffectsModel } from '#contract/models/effects.ts'
import { toIso } from '#contract/models/time.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
beforeAll(async () => {
  world = await freezeWorld()
})
afterAll(() => world.close())

const effectsOf = async (url: string) => (await world.edit('GET', url)).json<EffectsModel>()

test('the effects of an action are counted for the game and for one challenge, without other games', async () => {
  const { gameId, ann, bob, first, second } = await world.aGame()
  const other = await world.aGame()
  await world.player(gameId, 'Pending')
  await world.answer(bob, first, 'flag{right}')
  await world.answer(bob, second, 'flag{wrong}')
  const all = {
    teams: 3,
    challenges: 2,
    solves: 2,
    solvers: 2,
    submissions: 3,
    containers: 0,
    hiddenSolves: 0,
    waitingTeams: 1,
    practiceSolves: 0,
    dependents: 0,
  }
  expect(await effectsOf(`${gameId}/effects`)).toEqual(all)
  expect(await effectsOf(`${gameId}/effects?challenge=${second.challengeId}`)).toEqual({
    ...all,
    challenges: 1,
    solves: 0,
    solvers: 0,
    submissions: 1,
  })
  expect(await effectsOf(`${other.gameId}/effects`)).toMatchObject({ solves: 1, submissions: 1 })
  for (const missing of ['0/effects', `${gameId}/effects?challenge=${other.first.challengeId}`])
    expect((await world.edit('GET', missing)).statusCode).toBe(404)
  expect((await world.get(`../edit/games/${gameId}/effects`, { cookie: ann.cookie })).statusCode).toBe(403)
})

test('hidden solves are counted as the board would show them after a reveal', async () => {
  const { gameId, ann, bob, eve, first, second } = await world.aGame()
  const frozenAt = world.server.clock.now()
  await world.freeze(gameId, frozenAt)
  await world.answer(ann, second, 'flag{right}')
  world.server.clock.advance(world.hour)
  await world.answer(bob, first, 'flag{right}')
  await world.answer(eve, first, 'flag{right}')
  const hidden = async (at: number | null) =>
    (await effectsOf(`${gameId}/effects${at === null ? '' : `?freezeAt=${encodeURIComponent(toIso(at))}`}`))
      .hiddenSolves
  expect([
    await hidden(null),
    await hidden(frozenAt + world.hour / 2),
    await hidden(frozenAt - 1000),
  ]).toEqual([3, 1, 0])
  await world.setStatus(eve, 'Suspended')
  expect(await hidden(null)).toBe(2)
  await world.enable(second, false)
  expect(await hidden(null)).toBe(1)
  await world.reveal(gameId)
  expect(await hidden(null)).toBe(0)
})

test('a solve at the very end is one of practice, and no hidden one', async () => {
  const { gameId, ann, second } = await world.aGame()
  await world.freeze(gameId, world.server.clock.now())
  // The game began an hour ago and takes a day.
  world.server.clock.advance(23 * world.hour)
  await world.answer(ann, second, 'flag{right}')
  expect(await effectsOf(`${gameId}/effects`)).toMatchObject({ hiddenSolves: 0, practiceSolves: 1 })
})
