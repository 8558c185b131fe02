import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { expectRefusal, participationWorld, type ParticipationWorld } from './participation.world.ts'

let world: ParticipationWorld
beforeAll(async () => {
  world = await participationWorld()
  await world.people('ann', 'ben')
}, 60_000)
afterAll(() => world.close())

const ask = (gameId: number, after: number, count: number) =>
  world.say('root', 'GET', `/api/game/${gameId}/participations/page?after=${after}&count=${count}`)
async function allPages(
  gameId: number,
  count: number,
  between: (read: readonly ParticipationInfoModel[]) => Promise<void> = async () => {},
) {
  const all: ParticipationInfoModel[] = []
  for (;;) {
    const page = (await ask(gameId, all.at(-1)?.team.id ?? 0, count)).json<ParticipationInfoModel[]>()
    all.push(...page)
    if (page.length < count) return all
    await between(all)
  }
}
async function enter(gameId: number, teams: number) {
  for (let nth = 0; nth < teams; nth++)
    await world.enter(gameId, await world.team(`Team ${nth}`, 'ann', 'ben'), [], 'Pending')
}

test('the pages of a game are the list of all that joined it, with any page size', async () => {
  const gameId = await world.game()
  await enter(await world.game(), 2)
  await enter(gameId, 7)
  const all = await world.all(gameId)
  expect(all).toHaveLength(7)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (count) => {
      expect(await allPages(gameId, count)).toEqual(all)
    }),
    { numRuns: 9 },
  )
})

test('no team is missing or repeated if another leaves or joins between two pages', async () => {
  const gameId = await world.game()
  await enter(gameId, 6)
  const before = await world.all(gameId)
  let turns = 0
  const read = await allPages(gameId, 2, async ([first]) => {
    if ((turns += 1) > 1) return
    await world.server.store.participations.delete(first?.id ?? 0)
    await enter(gameId, 1)
  })
  const ids = read.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(before.every(({ id }) => ids.includes(id))).toBe(true)
  expect(ids).toHaveLength(7)
})

test('an unknown game has no page, and a page has a largest size', async () => {
  expectRefusal(await ask(2_147_483_647, 0, 10), 404, 'gameMissing')
  expect([
    (await ask(1, 0, 501)).statusCode,
    (await ask(1, 0, 0)).statusCode,
    (await ask(1, -1, 10)).statusCode,
  ]).toEqual([400, 400, 400])
})
