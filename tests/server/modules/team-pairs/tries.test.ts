import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PairTry } from '#contract/models/team-pairs.ts'
import { pairWorld, type PairWorld } from './team-pairs.world.ts'

let world: PairWorld
beforeEach(async () => {
  world = await pairWorld()
})
afterEach(() => world.close())

const tries = (name: string, one: number, other: number) =>
  world.say(name, 'GET', `/api/game/${world.gameId}/pairs/${one}/${other}/tries`, undefined, 'en')

test('are those of both teams, oldest first, and of no other team', async () => {
  const { gulls, terns, owls } = world
  await world.send(gulls, { answer: 'flag{no}', seconds: 20 })
  await world.send(terns, { answer: 'flag{right}', status: 'Accepted', seconds: 10 })
  await world.send(owls, { answer: 'flag{no}', seconds: 15 })
  const got = (await tries('eve', gulls.participationId, terns.participationId)).json<PairTry[]>()
  expect(got.map(({ participationId, isRight }) => [participationId, isRight])).toEqual([
    [terns.participationId, true],
    [gulls.participationId, false],
  ])
  expect(Date.parse(got[1]?.at ?? '') - Date.parse(got[0]?.at ?? '')).toBe(10_000)
})

test('are those of two teams of the game only', async () => {
  const { gulls } = world
  for (const other of [gulls.participationId, 999_999])
    expect((await tries('eve', gulls.participationId, other)).statusCode).toBe(404)
})

test('are not for players', async () => {
  const { gulls, terns } = world
  expect((await tries('ada', gulls.participationId, terns.participationId)).statusCode).toBe(403)
})
