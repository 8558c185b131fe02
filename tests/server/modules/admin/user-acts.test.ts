import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UserActModel } from '#contract/models/user-acts.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { login } from '../account/account.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import { adminWorld, type AdminWorld } from './admin.world.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const ALL = {
  gameId: null,
  below: null,
  act: null,
  kind: 'user',
  actor: null,
  text: null,
  since: null,
  until: null,
} as const
let world: AdminWorld
let round = 0
let names: readonly [string, string, string]
beforeAll(async () => {
  world = await adminWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  round += 1
  names = [`one${round}`, `two${round}`, `three${round}`]
  await world.people(...names)
})

const ids = () => names.map((name) => world.idOf(name))
const plain = { role: 'User', emailConfirmed: true } as const
const acts = (wish: Omit<UserActModel, 'id' | 'seen'>, seen: UserActModel['seen'] = plain): UserActModel[] =>
  ids().map((id) => ({ id, seen, ...wish }))
const change = (users: unknown, word?: string) => world.admin('PUT', '/roster/users', { users, word })
const signOut = (users: unknown) => world.admin('PUT', '/roster/users/signed-out', users)
const stored = () => Promise.all(names.map((name) => world.userOf(name)))
const isIn = async (name: string) => (await world.say(name, 'GET', '/api/account/profile')).statusCode === 200
const audited = () => world.server.store.audit.list(ALL, 100)

describe('accounts are changed together', () => {
  test('all of them, in one entry of the audit log, and each answer has the new state', async () => {
    const before = (await audited()).length
    const answer = await change(acts({ role: 'Monitor' }))
    expect(answer.statusCode).toBe(200)
    const roles = answer.json<UserInfoModel[]>().map(({ userName, role }) => [userName, role] as const)
    expect(new Map(roles)).toEqual(new Map(names.map((name) => [name, 'Monitor'] as const)))
    expect((await stored()).map(({ role }) => role)).toEqual(['Monitor', 'Monitor', 'Monitor'])
    const [entry, ...older] = await audited()
    expect(older).toHaveLength(before)
    expect(entry).toMatchObject({ act: 'UsersChanged', actor: 'root' })
    expect(JSON.stringify(entry?.changes)).toContain(names[0])
    expect(world.said().at(-1)).toContain(names[2])
  })
  test('each by its own values, so that one request takes an act back', async () => {
    const [a, b, c] = ids()
    await change([{ id: a, seen: plain, role: 'Monitor' }])
    const [monitor] = acts({ role: 'User' }, { role: 'Monitor', emailConfirmed: true })
    const answer = await change([
      { ...monitor, id: a },
      { id: b, seen: plain, role: 'Admin' },
      { id: c, seen: plain, emailConfirmed: false },
    ])
    expect(answer.statusCode).toBe(200)
    expect((await stored()).map(({ role, emailConfirmed }) => [role, emailConfirmed])).toEqual([
      ['User', true],
      ['Admin', true],
      ['User', false],
    ])
  })
  test('none, if others have changed some in the meantime: all of those are named', async () => {
    await change([{ id: ids()[0], seen: plain, role: 'Monitor' }])
    await change([{ id: ids()[1], seen: plain, emailConfirmed: false }])
    const answer = await change(acts({ role: 'Admin' }))
    expect(answer.statusCode).toBe(409)
    const { title } = answer.json<{ title: string }>()
    expect([title.includes(names[0]), title.includes(names[1]), title.includes(names[2])]).toEqual([
      true,
      true,
      false,
    ])
    expect((await stored()).map(({ role }) => role)).toEqual(['Monitor', 'User', 'User'])
  })
  test('none, if one is the own account, unknown, named twice, or if none is named', async () => {
    const own = { id: world.idOf('root').toUpperCase(), seen: { role: 'Admin', emailConfirmed: true } }
    expectRefusal(
      await change([...acts({ role: 'Monitor' }), { ...own, role: 'User' }]),
      400,
      'notOwnAccount',
      'en',
    )
    expectRefusal(
      await change([...acts({ role: 'Monitor' }), { id: NOBODY, seen: plain, role: 'User' }]),
      404,
      'userMissing',
      'en',
    )
    const [first] = acts({ role: 'Monitor' })
    expect((await change([first, { ...first, id: ids()[0]?.toUpperCase() }])).statusCode).toBe(400)
    expect((await change([])).statusCode).toBe(400)
    expect((await stored()).map(({ role }) => role)).toEqual(['User', 'User', 'User'])
  })
  test('are disabled only with the typed word, and are out at once', async () => {
    expectRefusal(await change(acts({ role: 'Banned' })), 400, 'disableWordMissing', 'en', {
      word: 'DISABLE',
    })
    expectRefusal(await change(acts({ role: 'Banned' }), 'yes'), 400, 'disableWordMissing', 'en', {
      word: 'DISABLE',
    })
    expect((await change(acts({ role: 'Banned' }), ' disable ')).statusCode).toBe(200)
    expect((await world.say(names[0], 'GET', '/api/account/profile')).statusCode).toBe(403)
    // No word is needed to enable them again, or for accounts that stay disabled.
    const banned = { role: 'Banned', emailConfirmed: true } as const
    expect((await change(acts({ role: 'Banned' }, banned))).statusCode).toBe(200)
    expect((await change(acts({ role: 'User' }, banned))).statusCode).toBe(200)
    expect(await isIn(names[0])).toBe(true)
  })
  test('lose their sessions when they may no longer sign in', async () => {
    await change(acts({ emailConfirmed: false }))
    expect([await isIn(names[0]), await isIn(names[2])]).toEqual([false, false])
    expect((await login(world.server, names[1])).statusCode).toBe(401)
    await change(acts({ emailConfirmed: true }, { role: 'User', emailConfirmed: false }))
    expect((await login(world.server, names[1])).statusCode).toBe(200)
  })
  test('by two administrators at once: the second is refused whole', async () => {
    const answers = await Promise.all([change(acts({ role: 'Monitor' })), change(acts({ role: 'Admin' }))])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    expect(new Set((await stored()).map(({ role }) => role)).size).toBe(1)
  })
})

describe('accounts are signed out together', () => {
  test('on all their devices, and may sign in again', async () => {
    await login(world.server, names[0])
    const answer = await signOut(ids())
    expect([answer.statusCode, answer.json()]).toEqual([200, 4])
    expect([await isIn(names[0]), await isIn(names[1])]).toEqual([false, false])
    expect((await login(world.server, names[1])).statusCode).toBe(200)
    expect((await audited())[0]).toMatchObject({ act: 'UsersSignedOut' })
  })
  test('not the own account, and none if one is unknown', async () => {
    expectRefusal(await signOut([...ids(), world.idOf('root')]), 400, 'notOwnAccount', 'en')
    expectRefusal(await signOut([...ids(), NOBODY]), 404, 'userMissing', 'en')
    expect(await isIn(names[0])).toBe(true)
  })
})
