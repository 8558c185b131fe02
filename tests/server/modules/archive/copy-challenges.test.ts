import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { toIso } from '#contract/models/time.ts'
import { expectRefusal } from '../edit/edit.world.ts'
import { aFullGame, archiveWorld, textIn, unpacked, type ArchiveWorld } from './archive.world.ts'

let world: ArchiveWorld
beforeAll(async () => {
  world = await archiveWorld()
}, 60_000)
afterAll(() => world.close())

const DAY_MS = 24 * 3_600_000
const later = (days: number) => toIso(world.server.clock.now() + days * DAY_MS)
const list = async (id: number) =>
  (await world.said('GET', `/games/${id}/challenges`)).json<ChallengeInfoModel[]>()
const idsOf = async (id: number) => (await list(id)).map((one) => one.id)
const titlesOf = async (id: number) => (await list(id)).map(({ title }) => title)
const copy = (to: number, game: number, challenges: readonly number[]) =>
  world.say('POST', `/games/${to}/challenges/copies`, { game, challenges })
const written = async (id: number) => textIn(await world.take(id)).challenges

describe('challenges of another game', () => {
  test('come behind those that are there, as they are written, disabled', async () => {
    const from = await aFullGame(world)
    const { id: to } = await world.game()
    await world.challenge(to, 'StaticAttachment', 'There before')
    const answer = await copy(to, from, await idsOf(from))
    expect(answer.json<ChallengeInfoModel[]>().map(({ title }) => title)).toEqual([
      'There before',
      ...(await titlesOf(from)),
    ])
    expect((await written(to)).slice(1)).toEqual(
      (await written(from)).map((challenge) => ({ ...challenge, isEnabled: false })),
    )
  })
  test('are only those that were chosen, in their order, with the prerequisites among them', async () => {
    const { id: from } = await world.game()
    const made: number[] = []
    for (const title of ['A', 'B', 'C', 'D'])
      made.push((await world.challenge(from, 'StaticAttachment', title)).id)
    const [a = 0, b = 0, c = 0, d = 0] = made
    await world.said('PUT', `/games/${from}/challenges/order`, [d, c, b, a])
    await world.said('PUT', `/games/${from}/challenges/${d}`, { prerequisites: [a, b] })
    const { id: to } = await world.game()
    await copy(to, from, [b, d])
    expect((await written(to)).map(({ title, prerequisites }) => [title, prerequisites])).toEqual([
      ['D', [1]],
      ['B', []],
    ])
    const placed = await world.game()
    for (const title of ['X', 'Y']) await world.challenge(placed.id, 'StaticAttachment', title)
    await world.said('PUT', `/games/${placed.id}/challenges/order`, (await idsOf(placed.id)).toReversed())
    await copy(placed.id, from, [a, c])
    expect(await titlesOf(placed.id)).toEqual(['Y', 'X', 'C', 'A'])
  })
  test('have the same files, which stay when the other game is deleted', async () => {
    const from = await aFullGame(world)
    const files = Object.keys(unpacked(await world.take(from))).filter((name) => name.startsWith('files/'))
    const { id: to } = await world.game()
    await copy(to, from, await idsOf(from))
    await world.said('DELETE', `/games/${from}`)
    expect(Object.keys(unpacked(await world.take(to)))).toEqual(expect.arrayContaining(files))
  })
  test('open as long after the start as before', async () => {
    const { id: from } = await world.game({ start: later(0), end: later(2) })
    const { id: cId } = await world.challenge(from)
    await world.said('PUT', `/games/${from}/challenges/${cId}`, { opensAt: later(0.5), closesAt: later(1) })
    const { id: to } = await world.game({ start: later(10), end: later(12) })
    await copy(to, from, [cId])
    expect(await written(to)).toMatchObject([{ opensAt: later(10.5), closesAt: later(11) }])
  })
  test('may be of the game itself, which doubles them', async () => {
    const { id } = await world.game()
    const { id: cId } = await world.challenge(id)
    await copy(id, id, [cId, cId])
    expect(await titlesOf(id)).toEqual(['Task', 'Task'])
  })
  test('two games that copy from each other at once both have all', async () => {
    const games = [await aFullGame(world), await aFullGame(world)] as const
    const [one, other] = [await idsOf(games[0]), await idsOf(games[1])]
    const answers = await Promise.all([copy(games[0], games[1], other), copy(games[1], games[0], one)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await Promise.all(games.map(async (id) => (await list(id)).length))).toEqual([8, 8])
  })
  test('are none or all: one that is not there, none, too many', async () => {
    const { id: from } = await world.game()
    const { id: cId } = await world.challenge(from)
    const { id: to } = await world.game()
    const elsewhere = (await world.challenge(to)).id
    const before = await world.snapshot()
    expectRefusal(await copy(to, from, [cId, elsewhere]), 404, 'challengeMissing')
    expectRefusal(await copy(to, 2_147_483_647, [cId]), 404, 'gameMissing')
    expectRefusal(await copy(2_147_483_647, from, [cId]), 404, 'gameMissing')
    for (const none of [[], Array.from({ length: 501 }, (_, at) => at + 1)])
      expectRefusal(await copy(to, from, none), 400, 'fieldMalformed', 'zh', { field: 'challenges' })
    expect(await world.snapshot()).toBe(before)
  })
})
