import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { expectRefusal } from '../team/team.world.ts'
import { adminWorld, type AdminWorld } from './admin.world.ts'

let world: AdminWorld
beforeAll(async () => {
  world = await adminWorld()
})
afterAll(() => world.close())

const listed = async (query = '') =>
  (await world.admin('GET', `/teams${query}`)).json<ArrayResponse<TeamInfoModel>>()
const found = async (hint: string) =>
  (await world.admin('POST', `/teams/search?hint=${encodeURIComponent(hint)}`))
    .json<ArrayResponse<TeamInfoModel>>()
    .data.map(({ name }) => name)
const HOUR_MS = 3_600_000

describe('the list', () => {
  test('is by id, with the members, the captain first', async () => {
    const one = await world.team('One', 'ann', 'bob', 'cid')
    const two = await world.team('Two', 'dan')
    const { data, length, total } = await listed()
    expect([data.map(({ id }) => id), length, total]).toEqual([[one, two], 2, 2])
    expect(data[0]?.members?.map(({ userName, captain }) => [userName, captain])).toEqual([
      ['ann', true],
      ['bob', false],
      ['cid', false],
    ])
    expect((await listed('?count=1&skip=1')).data.map(({ id }) => id)).toEqual([two])
  })
  test('is searched by a part of the name in any case, with wildcards taken literally', async () => {
    await world.team('100%_ＡＢ', 'eve')
    expect(await found('oNe')).toEqual(['One'])
    expect(await found('%_ＡＢ')).toEqual(['100%_ＡＢ'])
    expect(await found('_')).toEqual(['100%_ＡＢ'])
    expect(await found('T%o')).toEqual([])
  })
})

describe('a change', () => {
  const change = (id: number, body: object) => world.admin('PUT', `/teams/${id}`, body)
  test('keeps null, missing and empty fields, and is logged with the old values', async () => {
    const id = await world.team('Before', 'gil')
    expect((await change(id, { name: '', bio: 'Hello' })).statusCode).toBe(200)
    expect(await world.look(id)).toMatchObject({ name: 'Before', bio: 'Hello', locked: false })
    await change(id, { name: 'After', bio: '', locked: true })
    expect(await world.look(id)).toMatchObject({ name: 'After', bio: 'Hello', locked: true })
    expect(world.said().at(-1)).toBe(`Changed team ${id} (Before): name Before → After, locked false → true`)
    await change(id, { locked: false })
    expect(await world.look(id)).toMatchObject({ name: 'After', locked: false })
  })
  test('to an invisible name, or of an unknown team, is refused', async () => {
    const id = await world.team('Named', 'hal')
    expectRefusal(await change(id, { name: '\u2800 ' }), 400, 'teamNameEmpty', 'en')
    expectRefusal(await change(2_000_000, { locked: true }), 400, 'teamMissing', 'en')
    expect(await world.look(id)).toMatchObject({ name: 'Named' })
  })
})

describe('a deletion', () => {
  const remove = (id: number) => world.admin('DELETE', `/teams/${id}`)
  test('works on a locked team during a game, and removes it from the game', async () => {
    const id = await world.team('Locked', 'ida', 'jon')
    const gameId = await world.game()
    await world.enter(gameId, id, ['ida', 'jon'])
    await world.server.store.teams.setLocked(id, true)
    expect((await remove(id)).statusCode).toBe(200)
    expect([
      await world.count('teams', id),
      await world.count('participations', id),
      await world.count('team_members', id),
    ]).toEqual([0, 0, 0])
    expect(world.said()).toContain(`Deleted team ${id} (Locked)`)
  })
  test('keeps its results of past games, but it is in no list any more', async () => {
    const id = await world.team('Veterans', 'kim')
    const now = world.server.clock.now()
    const gameId = await world.game({ startAt: now - 9 * HOUR_MS, endAt: now - HOUR_MS })
    await world.enter(gameId, id, ['kim'])
    expect((await remove(id)).statusCode).toBe(200)
    expect(await world.count('participations', id)).toBe(1)
    expect((await listed('?count=500')).data.map(({ name }) => name)).not.toContain('Veterans')
    expect(await found('Veterans')).toEqual([])
    expectRefusal(await remove(id), 404, 'teamMissing', 'en')
  })
  test('of an unknown team is 404', async () => {
    expectRefusal(await remove(2_000_000), 404, 'teamMissing', 'en')
  })
})
