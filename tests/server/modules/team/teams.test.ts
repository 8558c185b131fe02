import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { expectRefusal, teamWorld, type TeamWorld } from './team.world.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await teamWorld()
  await world.people('ann', 'ben', 'cleo', 'dan', 'eve', 'fay')
})
afterAll(() => world.close())

describe('a team', () => {
  test('is shown to everybody: the captain first, then by the time of joining, and nothing secret', async () => {
    const id = await world.team('Ferry', 'cleo', 'dan', 'ann', 'ben')
    await world.server.store.teams.setAvatar(id, 'a'.repeat(64))
    const answer = await world.say(null, 'GET', `/api/team/${id}`)
    expect(answer.statusCode).toBe(200)
    const member = (name: string, captain = false) => ({
      id: world.idOf(name),
      userName: name,
      bio: '',
      avatar: null,
      captain,
    })
    expect(answer.json()).toEqual({
      id,
      name: 'Ferry',
      bio: null,
      avatar: `/assets/${'a'.repeat(64)}/avatar`,
      locked: false,
      members: [member('cleo', true), member('dan'), member('ann'), member('ben')],
    })
    const { inviteToken } = (await world.server.store.teams.byId(id)) ?? {}
    expect(inviteToken).toMatch(/^[0-9a-f]{32}$/)
    expect(answer.body).not.toContain(inviteToken)
    expect(answer.body).not.toContain('@test.example')
  })
  test('shows the public profile of its members', async () => {
    const { id: userId } = await world.server.user('zoe', 'User', {
      bio: 'sails',
      avatarHash: 'd'.repeat(64),
      realName: 'Z',
      phone: '1',
    })
    const id = await world.team('Crew', 'ann')
    await world.server.store.teams.addMember({ teamId: id, userId, joinedAt: world.server.clock.now() })
    const zoe = {
      id: userId,
      userName: 'zoe',
      bio: 'sails',
      avatar: `/assets/${'d'.repeat(64)}/avatar`,
      captain: false,
    }
    expect((await world.look(id)).members?.[1]).toEqual(zoe)
  })
  test('whose captain is banned stays as it is, and the captain cannot change it', async () => {
    const id = await world.team('Rogues', 'rob', 'ben')
    await world.become('rob', 'Banned')
    expectRefusal(await world.say('rob', 'PUT', `/api/team/${id}`, { name: 'Other' }), 403, 'noAccess')
    expectRefusal(await world.say('rob', 'DELETE', `/api/team/${id}`), 403, 'noAccess')
    expect(await world.look(id)).toMatchObject({ name: 'Rogues' })
    expect(await world.names(id)).toEqual(['rob*', 'ben'])
  })
  test.each(['0', '-1', '2147483647'])('%s is invalid', async (id) => {
    expectRefusal(await world.say(null, 'GET', `/api/team/${id}`), 404, 'teamMissing')
  })
  test('with an id that is no number is 400', async () => {
    expectRefusal(await world.say(null, 'GET', '/api/team/x'), 400, 'fieldMalformed', 'zh', { field: 'id' })
  })
  test('has the URL of its avatar, and setting one returns the one before', async () => {
    const id = await world.team('Face', 'ann')
    const { teams } = world.server.store
    expect(await teams.setAvatar(id, 'b'.repeat(64))).toBeNull()
    expect(await teams.setAvatar(id, 'c'.repeat(64))).toBe('b'.repeat(64))
    expect(await teams.setAvatar(id, null)).toBe('c'.repeat(64))
    expect(await teams.setAvatar(2147483647, 'c'.repeat(64))).toBeNull()
  })
})

describe('my teams', () => {
  test('are those that I am a member of, the oldest first', async () => {
    await world.people('una')
    expect((await world.say('una', 'GET', '/api/team')).json()).toEqual([])
    const first = await world.team('First', 'ben', 'una')
    await world.team('Other', 'ben', 'ann')
    world.server.clock.advance(1000)
    const second = await world.team('Second', 'una')
    const teams = (await world.say('una', 'GET', '/api/team')).json<TeamInfoModel[]>()
    expect(teams.map(({ id, name, members }) => [id, name, members?.length])).toEqual([
      [first, 'First', 2],
      [second, 'Second', 1],
    ])
  })
})

describe('creating', () => {
  test('makes the caller captain and only member, and is logged', async () => {
    await world.people('cora')
    const answer = await world.say('cora', 'POST', '/api/team', { name: '渡船 ⛴', bio: 'we play' })
    expect(answer.statusCode).toBe(200)
    const team = answer.json<TeamInfoModel>()
    expect(team).toMatchObject({ name: '渡船 ⛴', bio: 'we play', avatar: null, locked: false })
    expect(team.members).toEqual([
      { id: world.idOf('cora'), userName: 'cora', bio: '', avatar: null, captain: true },
    ])
    expect(await world.look(team.id)).toEqual(team)
    await expect
      .poll(() => world.lastEntry())
      .toMatchObject({ level: 'Information', status: 'Success', name: 'cora', ip: '127.0.0.1' })
  })
  test.each([
    ['absent', {}],
    ['null', { name: null }],
    ['empty', { name: '' }],
    ['white space', { name: ' \u3000' }],
    ['invisible characters only', { name: '\u2800' }],
  ])('needs a name: %s', async (_, body) => {
    expectRefusal(await world.say('fay', 'POST', '/api/team', body), 400, 'teamNameEmpty')
    expect((await world.say('fay', 'GET', '/api/team')).json()).toEqual([])
  })
  test.each(['\u202eabc', 'adm\u200bin', 'one\ntwo', '\u200b'])(
    'rejects a name with invisible characters: %j',
    async (name) => {
      expectRefusal(await world.say('fay', 'POST', '/api/team', { name }), 400, 'fieldNotOneLine', 'zh', {
        field: 'name',
      })
      expect((await world.say('fay', 'GET', '/api/team')).json()).toEqual([])
    },
  )
  test.each([
    ['name', { name: 'x'.repeat(33) }, 32],
    ['bio', { name: 'x', bio: 'x'.repeat(32) }, 31],
  ])('limits the length of %s', async (field, body, limit) => {
    expectRefusal(await world.say('fay', 'POST', '/api/team', body), 400, 'fieldTooLong', 'zh', {
      field,
      limit,
    })
  })
  test('is refused for a user who is captain already, for any reason', async () => {
    await world.team('Given', 'gus')
    expectRefusal(await world.say('gus', 'POST', '/api/team', { name: 'more' }), 400, 'captainAlready')
  })
  test('is allowed for a member of other teams, and names may repeat', async () => {
    await world.team('Same', 'hal', 'ida')
    await world.team('Same', 'ivo', 'ida')
    expect((await world.say('ida', 'POST', '/api/team', { name: 'Same' })).statusCode).toBe(200)
  })
})

describe('changing', () => {
  test.each([
    ['both', { name: 'New', bio: 'new' }, ['New', 'new']],
    ['no name', { bio: 'new' }, ['Old', 'new']],
    ['a null name', { name: null, bio: 'new' }, ['Old', 'new']],
    ['an empty name', { name: '', bio: 'new' }, ['Old', 'new']],
    ['no bio', { name: 'New' }, ['New', null]],
    ['a null bio', { name: 'New', bio: null }, ['New', null]],
    ['an empty bio', { name: 'New', bio: '' }, ['New', '']],
  ])('with %s', async (_, body, [name, bio]) => {
    const id = await world.team('Old', 'ann', 'ben')
    await world.say('ann', 'PUT', `/api/team/${id}`, { name: 'Old', bio: 'old' })
    const before = await world.entries()
    const answer = await world.say('ann', 'PUT', `/api/team/${id}`, body)
    expect([answer.statusCode, answer.json<TeamInfoModel>()]).toEqual([
      200,
      { ...(await world.look(id)), name, bio },
    ])
    expect(await world.names(id)).toEqual(['ann*', 'ben'])
    expect(await world.entries()).toBe(before)
  })
  test('the whole team may be sent, and only its texts are saved', async () => {
    const id = await world.team('Whole', 'ann', 'ben')
    const whole = await world.look(id)
    const answer = await world.say('ann', 'PUT', `/api/team/${id}`, {
      ...whole,
      id: id + 1,
      locked: true,
      members: [],
      name: 'Part',
    })
    expect(answer.json()).toEqual({ ...whole, name: 'Part' })
  })
  test('is possible while the team is locked', async () => {
    const id = await world.team('Busy', 'ann')
    await world.enter(await world.game(), id, ['ann'])
    await world.server.store.teams.setLocked(id, true)
    expect((await world.say('ann', 'PUT', `/api/team/${id}`, { name: 'Busier' })).json()).toMatchObject({
      name: 'Busier',
      locked: true,
    })
  })
})
