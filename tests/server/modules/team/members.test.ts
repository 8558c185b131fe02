import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Change } from '#server/live/change.ts'
import { kickMember } from '#server/modules/team/members.ts'
import { expectRefusal, teamWorld, type TeamWorld } from './team.world.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await teamWorld()
  await world.people('ann', 'ben', 'cleo', 'dan')
})
afterAll(() => world.close())

const GHOST = '00000000-0000-4000-8000-000000000000'
const kick = (name: string, id: number, userId: string) =>
  world.say(name, 'POST', `/api/team/${id}/kick/${userId}`)
const leave = (name: string, id: number) => world.say(name, 'POST', `/api/team/${id}/leave`)
const transfer = (name: string, id: number, newCaptainId: unknown) =>
  world.say(name, 'PUT', `/api/team/${id}/transfer`, { newCaptainId })
const playsFor = async (gameId: number, name: string) =>
  (await world.server.store.participations.ofUser(gameId, world.idOf(name)))?.teamId ?? null

describe('removing a member', () => {
  test('removes the member and their registrations of this team, and no one else’s', async () => {
    const id = await world.team('Ferry', 'ann', 'ben', 'cleo')
    const other = await world.team('Other', 'dan', 'ben')
    const [shared, elsewhere] = [await world.game(), await world.game()]
    await world.enter(shared, id, ['ann', 'ben', 'cleo'])
    await world.enter(elsewhere, other, ['ben'])
    const answer = await kick('ann', id, world.idOf('ben').toUpperCase())
    expect([answer.statusCode, answer.json()]).toEqual([200, await world.look(id)])
    expect(await world.names(id)).toEqual(['ann*', 'cleo'])
    expect([
      await playsFor(shared, 'ann'),
      await playsFor(shared, 'ben'),
      await playsFor(shared, 'cleo'),
    ]).toEqual([id, null, id])
    expect(await playsFor(elsewhere, 'ben')).toBe(other)
    await expect
      .poll(() => world.lastEntry())
      .toMatchObject({ level: 'Information', status: 'Success', name: 'ann' })
    expect((await world.lastEntry())?.message).toContain('ben')
    expectRefusal(await kick('ann', id, world.idOf('ben')), 400, 'userNotMember')
  })
  test('reconnects the member under the stored id, however the address spells it', async () => {
    const id = await world.team('Ferry', 'ann', 'ben')
    const published: Change[] = []
    const { store, clock } = world.server
    const services = {
      store,
      clock,
      publish: (changes: readonly Change[]) => void published.push(...changes),
      platformLog: { write: () => {}, settled: async () => {} },
    }
    const actor = { id: world.idOf('ann'), name: 'ann', role: 'User' } as const
    await kickMember({ id, userid: world.idOf('ben').toUpperCase() }, actor, '', services)
    expect(published).toContainEqual({ kind: 'player-moved', userId: world.idOf('ben') })
  })
  test('keeps a participation whose last player is removed', async () => {
    const id = await world.team('Last', 'ann', 'ben')
    await world.enter(await world.game(), id, ['ben'], 'Pending')
    expect((await kick('ann', id, world.idOf('ben'))).statusCode).toBe(200)
    expect([await world.count('participations', id), await world.count('participation_members', id)]).toEqual(
      [1, 0],
    )
  })
  test.each([
    ['a stranger', () => world.idOf('dan')],
    ['an unknown user', () => GHOST],
    ['no id at all', () => 'ben'],
  ])('%s is refused', async (_, userId) => {
    const id = await world.team('Ferry', 'ann', 'ben')
    expectRefusal(await kick('ann', id, userId()), 400, 'userNotMember')
    expect(await world.names(id)).toEqual(['ann*', 'ben'])
  })
  test('oneself is refused', async () => {
    const id = await world.team('Ferry', 'ann', 'ben')
    expectRefusal(await kick('ann', id, world.idOf('ann')), 400, 'captainStays')
    expect(await world.names(id)).toEqual(['ann*', 'ben'])
  })
})

describe('leaving', () => {
  test('removes the registrations for this team, too', async () => {
    const id = await world.team('Ferry', 'ann', 'ben')
    const other = await world.team('Other', 'dan', 'ben')
    const [shared, elsewhere] = [await world.game(), await world.game()]
    await world.enter(shared, id, ['ann', 'ben'])
    await world.enter(elsewhere, other, ['ben'])
    const answer = await leave('ben', id)
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '', undefined])
    expect(await world.names(id)).toEqual(['ann*'])
    expect([
      await playsFor(shared, 'ann'),
      await playsFor(shared, 'ben'),
      await playsFor(elsewhere, 'ben'),
    ]).toEqual([id, null, other])
    await expect
      .poll(() => world.lastEntry())
      .toMatchObject({ level: 'Information', status: 'Success', name: 'ben' })
    expectRefusal(await leave('ben', id), 400, 'youNotMember')
  })
  test('is refused for the captain, even as the last member', async () => {
    const [id, alone] = [await world.team('Ferry', 'ann', 'ben'), await world.team('Alone', 'ann')]
    expectRefusal(await leave('ann', id), 400, 'captainStays')
    expectRefusal(await leave('ann', alone), 400, 'captainStays')
    expect([await world.names(id), await world.names(alone)]).toEqual([['ann*', 'ben'], ['ann*']])
  })
  test('is refused for an Admin who is not in it', async () => {
    const id = await world.team('Ferry', 'ann')
    await world.people('root')
    await world.become('root', 'Admin')
    expectRefusal(await leave('root', id), 400, 'youNotMember')
  })
})

describe('transferring the captaincy', () => {
  test('makes a member captain, and the former captain may leave', async () => {
    const id = await world.team('Ferry', 'ann', 'ben', 'cleo')
    const before = await world.entries()
    const answer = await transfer('ann', id, world.idOf('cleo').toUpperCase())
    expect([answer.statusCode, answer.json<TeamInfoModel>()]).toEqual([200, await world.look(id)])
    expect(await world.names(id)).toEqual(['cleo*', 'ann', 'ben'])
    expect(await world.entries()).toBe(before)
    expectRefusal(await transfer('ann', id, world.idOf('ann')), 403, 'notCaptain')
    expect((await leave('ann', id)).statusCode).toBe(200)
    expect(await world.names(id)).toEqual(['cleo*', 'ben'])
  })
  test.each([
    ['an unknown user', GHOST, 'userMissing'],
    ['text that is no id', 'ben', 'userMissing'],
    ['an id in braces', '{00000000-0000-4000-8000-000000000000}', 'userMissing'],
  ] as const)('to %s is refused', async (_, userId, title) => {
    const id = await world.team('Ferry', 'ann', 'ben')
    expectRefusal(await transfer('ann', id, userId), 400, title)
  })
  test('to a user who is not in the team is refused', async () => {
    const id = await world.team('Ferry', 'ann', 'ben')
    expectRefusal(await transfer('ann', id, world.idOf('dan')), 400, 'userNotMember')
    expect(await world.names(id)).toEqual(['ann*', 'ben'])
  })
  test.each([
    ['absent', {}],
    ['null', { newCaptainId: null }],
    ['blank', { newCaptainId: ' ' }],
  ])('to a user who is %s is refused', async (_, body) => {
    const id = await world.team('Ferry', 'ann', 'ben')
    expectRefusal(
      await world.say('ann', 'PUT', `/api/team/${id}/transfer`, body),
      400,
      'fieldRequired',
      'zh',
      { field: 'newCaptainId' },
    )
  })
  test('to the captain of three teams is refused, to the captain of two is not', async () => {
    const id = await world.team('Fourth', 'ann', 'ivo', 'ida')
    for (const name of ['One', 'Two', 'Three']) await world.team(name, 'ivo')
    for (const name of ['One', 'Two']) await world.team(name, 'ida')
    expectRefusal(await transfer('ann', id, world.idOf('ivo')), 400, 'captainLimit')
    expect(await world.names(id)).toEqual(['ann*', 'ivo', 'ida'])
    expect((await transfer('ann', id, world.idOf('ida'))).statusCode).toBe(200)
  })
})
