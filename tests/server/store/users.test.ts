import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonical } from '#server/base/canonical.ts'
import { randomIds } from '#server/base/ids.ts'
import type { Store } from '#server/store/store.ts'
import { aDatabase, type Database } from '../database.ts'
import { aUser, AT } from './rows.ts'

let database: Database
let store: Store
beforeAll(async () => {
  database = await aDatabase()
  store = database.store
})
afterAll(() => database.close())

describe('users', () => {
  test('are read as they were stored, to the millisecond', async () => {
    const user = aUser({ name: 'Ann.Example', bio: "it's; drop table users --", avatarHash: 'a'.repeat(64) })
    expect(await store.users.create(user)).toBeNull()
    expect(await store.users.byId(user.id)).toEqual(user)
    expect(await store.users.byLogin('ann.EXAMPLE')).toEqual(user)
    expect(await store.users.byLogin(user.email.toUpperCase())).toEqual(user)
  })

  test('a name or address in use in any spelling is refused, and nothing is written', async () => {
    const first = aUser({ name: 'taken', email: 'taken@example.org' })
    await store.users.create(first)
    for (const name of ['TAKEN', ' taken ', 'tａken', 'ta\u200bken', 'TaKeN\u0000']) {
      const other = aUser({ name })
      expect(await store.users.create(other)).toBe('name')
      expect(await store.users.byId(other.id)).toBeNull()
    }
    expect(await store.users.create(aUser({ email: 'Taken@Example.ORG' }))).toBe('email')
  })

  test('a user whose name is another one’s address does not sign in as that user', async () => {
    const owner = aUser({ name: 'owner', email: 'mail@x' })
    const other = aUser({ name: 'mail@x' })
    await store.users.create(owner)
    await store.users.create(other)
    expect((await store.users.byLogin('mail@x'))?.id).toBe(other.id)
  })

  test('text that is no id finds no user', async () => {
    expect(await store.users.byId("'; drop table users")).toBeNull()
  })

  test('one of many simultaneous registrations of a name gets it', async () => {
    const taken = await Promise.all(
      Array.from({ length: 12 }, () => store.users.create(aUser({ name: 'racer' }))),
    )
    expect(taken.filter((word) => word === null)).toHaveLength(1)
    expect(taken.filter((word) => word === 'name')).toHaveLength(11)
  })
})

describe('canonical names', () => {
  test.each([
    ['Straße', 'STRASSE'],
    ['ﬁsh', 'FISH'],
    ['Ａｎｎ', 'ann'],
    ['x\u00adyz', 'XYZ'],
    ['\u202eabc', 'abc'],
  ])('%s is %s', (one, other) => expect(canonical(one)).toBe(canonical(other)))
  test.each([
    ['ann', 'anne'],
    ['a.b', 'ab'],
  ])('%s is not %s', (one, other) => expect(canonical(one)).not.toBe(canonical(other)))
})

describe('sessions', () => {
  test('are found with the current user', async () => {
    const user = aUser()
    await store.users.create(user)
    const session = {
      id: '00000000-0000-4000-8000-5e5500000001',
      tokenHash: 'f'.repeat(64),
      userId: user.id,
      createdAt: AT,
      seenAt: AT,
      expiresAt: AT + 1000,
      ip: '::1',
      agent: 'x',
      stamp: 'old',
    }
    await store.sessions.create(session)
    await store.users.setRole(user.id, 'Banned')
    expect(await store.sessions.find(session.tokenHash)).toEqual({
      session,
      user: { ...user, role: 'Banned' },
    })

    await store.sessions.slide(session.tokenHash, { seenAt: AT + 5, expiresAt: AT + 2000 })
    expect((await store.sessions.find(session.tokenHash))?.session).toMatchObject({
      seenAt: AT + 5,
      expiresAt: AT + 2000,
      createdAt: AT,
    })
    expect(await store.sessions.deleteExpired(AT + 1999)).toBe(0)
    expect(await store.sessions.deleteExpired(AT + 2000)).toBe(1)
    expect(await store.sessions.find(session.tokenHash)).toBeNull()
  })

  test('of one user end together, and those of others stay', async () => {
    const [one, other] = [aUser(), aUser()]
    const sessionOf = (userId: string, tokenHash: string) => ({
      id: randomIds.guid(),
      tokenHash,
      userId,
      createdAt: AT,
      seenAt: AT,
      expiresAt: AT,
      ip: '',
      agent: '',
      stamp: '',
    })
    for (const user of [one, other]) await store.users.create(user)
    await store.sessions.create(sessionOf(one.id, '1'.repeat(64)))
    await store.sessions.create(sessionOf(one.id, '2'.repeat(64)))
    await store.sessions.create(sessionOf(other.id, '3'.repeat(64)))
    await store.sessions.deleteOfUser(one.id)
    expect(
      await Promise.all(['1', '2', '3'].map((digit) => store.sessions.find(digit.repeat(64)))),
    ).toMatchObject([null, null, { user: { id: other.id } }])
  })
})
