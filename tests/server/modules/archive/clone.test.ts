import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { toIso } from '#contract/models/time.ts'
import { expectRefusal } from '../edit/edit.world.ts'
import { aFullGame, archiveWorld, textIn, unpacked, type ArchiveWorld } from './archive.world.ts'

let world: ArchiveWorld
beforeAll(async () => {
  world = await archiveWorld()
}, 60_000)
afterAll(() => world.close())

const DAY_MS = 24 * 3_600_000
const clone = async (id: number, wish: object) =>
  (await world.said('POST', `/games/${id}/clone`, wish)).json<GameInfoModel>()
const later = (days: number) => toIso(world.server.clock.now() + days * DAY_MS)

describe('a clone', () => {
  test('is the game under another title, hidden, disabled and without notices, with keys of its own', async () => {
    const id = await aFullGame(world)
    const original = textIn(await world.take(id))
    const game = await clone(id, { title: 'Next year' })
    const copy = textIn(await world.take(game.id))
    expect(copy.game).toEqual({ ...original.game, title: 'Next year', hidden: true })
    expect(copy.challenges).toEqual(original.challenges.map((one) => ({ ...one, isEnabled: false })))
    expect(copy.notices).toEqual([])
    expect(game.publicKey).not.toBe((await world.said('GET', `/games/${id}`)).json<GameInfoModel>().publicKey)
    const answer = await world.said('POST', `/games/${id}/clone`, { title: 'Versioned' })
    expect(answer.headers['etag']).toBe('"1"')
  })
  test('has the same files, counted once more, and keeps them when the game is deleted', async () => {
    const id = await aFullGame(world)
    const [hash = ''] = Object.keys(unpacked(await world.take(id)))
      .slice(1)
      .map((name) => name.slice(6))
    const before = await world.refs(hash)
    const game = await clone(id, { title: 'Copy' })
    expect((await world.refs(hash)) ?? 0).toBeGreaterThan(before ?? 0)
    await world.said('DELETE', `/games/${id}`)
    expect(await world.hasBytes(hash)).toBe(true)
    expect(Object.keys(unpacked(await world.take(game.id)))).toContain(`files/${hash}`)
  })
  test('is as long as its game, with the same writeup period, unless it has an end', async () => {
    const { id } = await world.game({ start: later(0), end: later(2), wpddl: later(3) })
    expect(await clone(id, { title: 'c', start: later(100) })).toMatchObject({
      start: later(100),
      end: later(102),
      wpddl: later(103),
    })
    expect(await clone(id, { title: 'c', start: later(100), end: later(101) })).toMatchObject({
      end: later(101),
      wpddl: later(102),
    })
    expect(await clone(id, { title: 'c' })).toMatchObject({ start: later(0), end: later(2), wpddl: later(3) })
  })
  test('moves the times of its challenges with the start', async () => {
    const { id } = await world.game({ start: later(0), end: later(2) })
    const { id: cId } = await world.challenge(id)
    await world.challenge(id)
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { opensAt: later(0.5), closesAt: later(1) })
    const copy = textIn(await world.take((await clone(id, { title: 'c', start: later(100) })).id))
    expect(copy.challenges.map(({ opensAt, closesAt }) => [opensAt, closesAt])).toEqual([
      [later(100.5), later(101)],
      [null, null],
    ])
  })
  test.each([
    [{ title: '' }, 'fieldRequired', { field: 'title' }],
    [{ title: 'x'.repeat(256) }, 'fieldTooLong', { field: 'title', limit: 255 }],
    [{ title: 'c', end: '2001-01-01T00:00:00Z' }, 'gameTimesReversed', {}],
    [{ title: 'c', start: '9999-12-31T23:00:00Z' }, 'gameTimesReversed', {}],
  ] as const)('with invalid values (%j) is refused, and nothing is stored', async (wish, title, fill) => {
    const { id } = await world.game()
    const before = await world.snapshot()
    expectRefusal(await world.say('POST', `/games/${id}/clone`, wish), 400, title, 'zh', fill)
    expect(await world.snapshot()).toBe(before)
  })
  test('of a game that is not there is 404', async () => {
    expectRefusal(await world.say('POST', '/games/2147483647/clone', { title: 'c' }), 404, 'gameMissing')
  })
})
