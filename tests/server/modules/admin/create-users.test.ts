import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_USERS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { titleOf } from '#server/http/titles.ts'
import { login } from '../account/account.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import { adminWorld, type AdminWorld } from './admin.world.ts'

let world: AdminWorld
beforeAll(async () => {
  world = await adminWorld()
})
afterAll(() => world.close())

const a = (userName: string, more: object = {}) => ({
  userName,
  password: 'Sailor-12',
  email: `${userName.toLowerCase()}@school.example`,
  ...more,
})
const create = (...users: object[]) => world.admin('POST', '/users', users)
const isThere = async (name: string) => (await world.server.store.users.byLogin(name)) !== null
const teamsOf = async (name: string) =>
  (await world.server.store.teams.ofMember((await world.userOf(name)).id)).map(({ id }) => id)
const ofList = (user: string, complaint: Parameters<typeof titleOf>[0]) => ({
  user,
  complaint: titleOf(complaint, 'en'),
})

describe('a list of users', () => {
  test('can sign in immediately, and counts as registered now', async () => {
    expect(
      (await create(a('new1', { realName: '甲', stdNumber: '1', phone: '12' }), a('new2'))).statusCode,
    ).toBe(200)
    expect(await world.userOf('new1')).toMatchObject({
      role: 'User',
      realName: '甲',
      stdNumber: '1',
      phone: '12',
      emailConfirmed: true,
      registeredAt: world.server.clock.now(),
    })
    expect((await login(world.server, 'new2', 'Sailor-12')).statusCode).toBe(200)
    expect(world.said()).toContain('2 users added (0 of them were there already), 0 teams')
    expect(world.server.logged.join('')).not.toContain('Sailor-12')
  })
  test('updates an existing name: address, password and given fields', async () => {
    await world.people('old1')
    const before = await world.server.store.users.byLogin('old1')
    expect((await create(a('OLD1', { realName: '乙' }))).statusCode).toBe(200)
    const after = await world.userOf('old1')
    expect(after).toMatchObject({
      id: before?.id,
      name: 'OLD1',
      email: 'old1@school.example',
      realName: '乙',
      stdNumber: before?.stdNumber,
    })
    expect((await login(world.server, 'old1', 'Sailor-12')).statusCode).toBe(200)
    expect((await world.say('old1', 'GET', '/api/account/profile')).statusCode).toBe(401)
  })
  test('updates an existing address, and renames its user', async () => {
    const { id } = await world.server.user('old2')
    expect((await create(a('renamed2', { email: 'OLD2@test.example' }))).statusCode).toBe(200)
    expect(await world.userOf('renamed2')).toMatchObject({ id, email: 'OLD2@test.example' })
  })
  test.each([
    ['nameCharacters', a('名字 名字', { email: 'blank@test.example' })],
    ['passwordNeedsDigit', a('weak1', { password: 'Passwort' })],
    ['emailInvalid', a('mail1', { email: 'a@b c' })],
    ['emailTaken', a('third1', { email: 'third2@test.example' })],
  ] as const)(
    'with a rejected line (%s) is not stored at all, and the line is named',
    async (title, wrong) => {
      for (const name of ['third1', 'third2']) await world.server.user(name).catch(() => {})
      const before = await world.userOf('third1')
      expectRefusal(
        await create(a('innocent', { teamName: 'None' }), wrong),
        400,
        'userOfList',
        'en',
        ofList(wrong.userName, title),
      )
      expect(await isThere('innocent')).toBe(false)
      expect(await world.userOf('third1')).toEqual(before)
    },
  )
  test('of more than can be hashed in one request is refused', async () => {
    const many = Array.from({ length: MAX_USERS_AT_ONCE + 1 }, (_, n) => a(`many${n}`))
    expectRefusal(await create(...many), 400, 'fieldTooMany', 'en', {
      field: 'users',
      limit: MAX_USERS_AT_ONCE,
    })
  })
})

describe('teams of a list', () => {
  test('are created of the users with the same team name, the first as captain', async () => {
    await create(
      a('cap1', { teamName: 'Gulls' }),
      a('mem1', { teamName: 'Gulls' }),
      a('cap2', { teamName: 'Terns' }),
      a('alone', { teamName: ' ' }),
    )
    const [gulls] = await teamsOf('cap1')
    expect(await teamsOf('mem1')).toEqual([gulls])
    expect(await world.names(gulls ?? 0)).toEqual(['cap1*', 'mem1'])
    expect(await teamsOf('alone')).toEqual([])
  })
  test('are new ones every time, and no user is in one twice', async () => {
    await create(a('cap1', { teamName: 'Gulls' }), a('CAP1', { teamName: 'Gulls' }))
    const [first, second] = await teamsOf('cap1')
    expect([typeof first, typeof second]).toEqual(['number', 'number'])
    expect(await world.names(second ?? 0)).toEqual(['CAP1*'])
    const team = (await world.say(null, 'GET', `/api/team/${second}`)).json<TeamInfoModel>()
    expect([team.name, team.locked]).toEqual(['Gulls', false])
  })
})
test('two simultaneous lists with the same users create each of them once', async () => {
  const list = Array.from({ length: 5 }, (_, n) => a(`twice${n}`))
  const answers = await Promise.all([create(...list), create(...list)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await world.found('twice')).toHaveLength(5)
})
