import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserImportResultModel } from '#contract/models/user-import.ts'
import { cookieOf } from '../../a-server.ts'
import { login } from '../account/account.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import { titleOf } from '#server/http/titles.ts'
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
const bring = (existing: 'Keep' | 'Reset', ...users: object[]) =>
  world.admin('POST', '/users/import', { existing, users })
const preview = async (...lines: object[]) =>
  (await world.admin('POST', '/users/import/preview', lines)).json<UserImportResultModel[]>()
const teamsOf = async (name: string) => {
  const { id } = await world.userOf(name)
  return (await world.server.store.teams.ofMember(id)).map((team) => [
    team.name,
    team.members.map((one) => one.name).toSorted(),
  ])
}

describe('an import', () => {
  const LIST = [a('imp1', { teamName: 'Imports' }), a('imp2', { teamName: 'Imports' }), a('imp3')]

  test('that is repeated changes nothing and creates no second team', async () => {
    expect((await bring('Keep', ...LIST)).statusCode).toBe(200)
    const before = await Promise.all(LIST.map(({ userName }) => world.userOf(userName)))
    const session = cookieOf(await login(world.server, 'imp1', 'Sailor-12'))
    const again = LIST.map((user) => ({ ...user, password: 'An0ther-one', realName: 'Other' }))
    expect((await bring('Keep', ...again)).statusCode).toBe(200)
    const same = await Promise.all(LIST.map(({ userName }) => world.userOf(userName)))
    expect(same.map(({ realName }) => realName)).toEqual(before.map(({ realName }) => realName))
    expect(same.map(({ passwordHash }) => passwordHash)).toEqual(
      before.map(({ passwordHash }) => passwordHash),
    )
    expect(
      (await world.server.ask('GET', '/api/account/profile', { headers: { cookie: session } })).statusCode,
    ).toBe(200)
    expect(await teamsOf('imp1')).toEqual([['Imports', ['imp1', 'imp2']]])
    expect(world.said()).toContain(
      '0 users added (0 of them were there already), 0 teams, 3 left as they are',
    )
  })
  test('sets the passwords of existing accounts on request', async () => {
    await bring('Keep', a('imp4'))
    expect((await bring('Reset', a('imp4', { password: 'An0ther-one' }))).statusCode).toBe(200)
    expect((await login(world.server, 'imp4', 'An0ther-one')).statusCode).toBe(200)
  })
  test('joins the oldest team of the name, in both modes', async () => {
    await bring('Keep', a('imp5', { teamName: 'Joined' }))
    await bring('Keep', a('imp6', { teamName: 'Joined' }))
    await bring('Reset', a('imp7', { teamName: 'Joined' }), a('imp5', { teamName: 'Joined' }))
    expect(await teamsOf('imp5')).toEqual([['Joined', ['imp5', 'imp6', 'imp7']]])
  })
  test('that is repeated adds no user to an older team that took the name in the meantime', async () => {
    const [spy, list] = [a('imp10', { teamName: 'Spies' }), [a('imp11', { teamName: 'Whales' })]]
    await bring('Keep', spy)
    await bring('Keep', spy, ...list)
    const { id } = await world.userOf('imp10')
    const [spies] = await world.server.store.teams.ofMember(id)
    await world.server.store.teams.update(spies?.id ?? 0, { name: 'Whales', bio: null })
    const late = a('imp12', { teamName: 'Whales' })
    const lines = [spy, ...list, late].map(
      ({ userName, email, teamName }: ReturnType<typeof a> & { teamName?: string }) => ({
        userName,
        email,
        teamName,
      }),
    )
    expect((await preview(...lines)).map(({ team }) => team)).toEqual(['New', 'Member', 'Joined'])
    await bring('Keep', spy, ...list, late)
    expect(await teamsOf('imp11')).toEqual([['Whales', ['imp11', 'imp12']]])
  })
  test('rejects a line whose name and address belong to two accounts', async () => {
    await bring('Keep', a('imp8'), a('imp9'))
    const crossed = a('imp8', { email: 'imp9@school.example' })
    const complaint = titleOf('emailTaken', 'en')
    expectRefusal(await bring('Keep', a('innocent'), crossed), 400, 'userOfList', 'en', {
      user: 'imp8',
      complaint,
    })
    expect(await world.server.store.users.byLogin('innocent')).toBeNull()
  })
  test('requires the mode for existing accounts', async () => {
    for (const body of [
      { users: [] },
      { existing: null, users: [] },
      { existing: 'Kept', users: [] },
      { existing: 'Keep' },
    ]) {
      expect([body, (await world.admin('POST', '/users/import', body)).statusCode]).toEqual([body, 400])
    }
  })
})

test('a preview returns the result of each line, and changes nothing', async () => {
  await bring('Keep', a('pre1', { teamName: 'Previews' }), a('pre2'))
  const lines = [
    { userName: 'PRE1', email: 'pre1@school.example', teamName: 'Previews' },
    { userName: 'pre2', email: 'other@school.example', teamName: 'Previews' },
    { userName: 'pre3', email: 'PRE2@school.example', teamName: null },
    { userName: 'pre1', email: 'pre2@school.example', teamName: ' ' },
    { userName: 'pre4', email: 'pre4@school.example', teamName: 'Nobody yet' },
    { userName: 'pre5', email: 'pre5@school.example' },
  ]
  expect(await preview(...lines)).toEqual([
    { account: 'Exists', team: 'Member' },
    { account: 'Exists', team: 'Joined' },
    { account: 'Exists', team: null },
    { account: 'Conflict', team: null },
    { account: 'New', team: 'New' },
    { account: 'New', team: null },
  ])
  expect(await world.server.store.users.byLogin('pre4')).toBeNull()
})

test('a preview accepts as many lines as an import', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => ({ userName: `many${at}`, email: `many${at}@x.org` }))
  const answer = await world.admin('POST', '/users/import/preview', many)
  expectRefusal(answer, 400, 'fieldTooMany', 'en', { field: 'users', limit: 1000 })
  expect(await preview(...many.slice(1))).toHaveLength(1000)
})
