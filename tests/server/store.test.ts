import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonical } from '#server/canonical.ts'
import { randomIds } from '#server/ids.ts'
import type { NewGame } from '#server/store/rows/game.ts'
import type { User } from '#server/store/rows/user.ts'
import { statement } from '#server/store/sql.ts'
import type { Store } from '#server/store/store.ts'
import { aDatabase, type Database } from './database.ts'

let database: Database
let store: Store
beforeAll(async () => {
  database = await aDatabase()
  store = database.store
})
afterAll(() => database.close())

const AT = Date.UTC(2026, 4, 1, 12, 0, 0, 123)

let count = 0
function aUser(overrides: Partial<User> = {}): User {
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    name: `user${count}`,
    email: `user${count}@example.org`,
    passwordHash: 'hash',
    role: 'User',
    bio: '',
    phone: null,
    realName: '',
    stdNumber: '',
    avatarHash: null,
    emailConfirmed: true,
    registeredAt: AT,
    lastVisitAt: AT,
    lastIp: '2001:db8::1',
    stamp: 'stamp',
    ...overrides,
  }
}
const aGame = (overrides: Partial<NewGame> = {}): NewGame => ({
  title: 'game',
  hidden: false,
  summary: '',
  content: '',
  acceptWithoutReview: false,
  inviteCode: null,
  organizations: null,
  teamMemberCountLimit: 0,
  containerCountLimit: 3,
  posterHash: null,
  publicKey: 'public',
  privateKey: 'private',
  practiceMode: true,
  startAt: AT,
  endAt: AT + 1,
  wpddlAt: AT + 2,
  wpNote: '',
  bloodBonus: 52_459_530,
  ...overrides,
})

describe('users', () => {
  test('come back as they went in, to the millisecond', async () => {
    const user = aUser({ name: 'Ann.Example', bio: "it's; drop table users --", avatarHash: 'a'.repeat(64) })
    expect(await store.users.create(user)).toBeNull()
    expect(await store.users.byId(user.id)).toEqual(user)
    expect(await store.users.byLogin('ann.EXAMPLE')).toEqual(user)
    expect(await store.users.byLogin(user.email.toUpperCase())).toEqual(user)
  })

  test('a name or address that another has in any spelling is taken, and nothing is written', async () => {
    const first = aUser({ name: 'taken', email: 'taken@example.org' })
    await store.users.create(first)
    for (const name of ['TAKEN', ' taken ', 'tａken', 'ta\u200bken', 'TaKeN\u0000']) {
      const other = aUser({ name })
      expect(await store.users.create(other)).toBe('name')
      expect(await store.users.byId(other.id)).toBeNull()
    }
    expect(await store.users.create(aUser({ email: 'Taken@Example.ORG' }))).toBe('email')
  })

  test('somebody whose name is another one’s address does not sign in as him', async () => {
    const owner = aUser({ name: 'owner', email: 'mail@x' })
    const other = aUser({ name: 'mail@x' })
    await store.users.create(owner)
    await store.users.create(other)
    expect((await store.users.byLogin('mail@x'))?.id).toBe(other.id)
  })

  test('text that is no id is nobody', async () => {
    expect(await store.users.byId("'; drop table users")).toBeNull()
  })

  test('one of many who register the same name at once gets it', async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => store.users.create(aUser({ name: 'racer' }))))
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
  test('are found with the user as he is now', async () => {
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
    expect(await store.sessions.find(session.tokenHash)).toEqual({ session, user: { ...user, role: 'Banned' } })

    await store.sessions.slide(session.tokenHash, { seenAt: AT + 5, expiresAt: AT + 2000 })
    expect((await store.sessions.find(session.tokenHash))?.session).toMatchObject({ seenAt: AT + 5, expiresAt: AT + 2000, createdAt: AT })
    expect(await store.sessions.deleteExpired(AT + 1999)).toBe(0)
    expect(await store.sessions.deleteExpired(AT + 2000)).toBe(1)
    expect(await store.sessions.find(session.tokenHash)).toBeNull()
  })

  test('of one user end together, those of others stay', async () => {
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
    expect(await Promise.all(['1', '2', '3'].map((digit) => store.sessions.find(digit.repeat(64))))).toMatchObject([
      null,
      null,
      { user: { id: other.id } },
    ])
  })
})

describe('posts', () => {
  test('pinned first, then the newest, with their author', async () => {
    const author = aUser()
    await store.users.create(author)
    const post = (id: string, isPinned: boolean, updatedAt: number) =>
      store.posts.create({ id, title: id, summary: 's', content: 'c', isPinned, tags: ['a', 'b,"c'], authorId: author.id, updatedAt })
    await post('00000001', false, AT)
    await post('00000002', true, AT - 1)
    await post('00000003', false, AT + 1)
    expect((await store.posts.list()).map(({ id }) => id)).toEqual(['00000002', '00000003', '00000001'])
    expect(await store.posts.list(1)).toHaveLength(1)
    expect(await store.posts.byId('00000001')).toEqual({
      id: '00000001',
      title: '00000001',
      summary: 's',
      content: 'c',
      isPinned: false,
      tags: ['a', 'b,"c'],
      authorName: author.name,
      authorAvatarHash: null,
      updatedAt: AT,
      version: 1,
    })
    expect(await store.posts.byId('\0')).toBeNull()
  })
})

describe('games', () => {
  test('come back whole, but for the private key', async () => {
    const { privateKey, ...game } = aGame({ organizations: ['甲', 'B'], inviteCode: 'x', bloodBonus: 2 ** 30, posterHash: 'b'.repeat(64) })
    const id = await store.games.create({ ...game, privateKey })
    expect(await store.games.byId(id)).toEqual({ ...game, id, version: 1 })
    expect(await store.games.privateKeyOf(id)).toBe('private')
    expect([await store.games.exists(id), await store.games.exists(id + 1000)]).toEqual([true, false])
  })

  test('the list leaves hidden ones out and begins with the latest start', async () => {
    const late = await store.games.create(aGame({ startAt: AT + 100 }))
    const hidden = await store.games.create(aGame({ startAt: AT + 200, hidden: true }))
    const ids = (await store.games.listVisible(2)).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(late)
    expect(ids).not.toContain(hidden)
  })
})

describe('playing', () => {
  test('a user plays a game for one team only', async () => {
    const [captain, other] = [aUser(), aUser()]
    for (const user of [captain, other]) await store.users.create(user)
    const gameId = await store.games.create(aGame())
    const team = (captainId: string) =>
      store.teams.create({ name: 'team', bio: null, avatarHash: null, locked: false, inviteToken: '0'.repeat(32), captainId, createdAt: AT })
    const join = async (teamId: number, userId: string) => {
      const participationId = await store.participations.create({
        gameId,
        teamId,
        status: 'Accepted',
        organization: 'org',
        token: 't',
        createdAt: AT,
      })
      await store.participations.addMember({ participationId, gameId, userId })
    }
    const [mine, second] = [await team(captain.id), await team(other.id)]
    await store.teams.addMember({ teamId: mine, userId: other.id, joinedAt: AT })
    await join(mine, captain.id)
    expect(await store.participations.ofUser(gameId, captain.id)).toMatchObject({
      teamId: mine,
      teamName: 'team',
      status: 'Accepted',
      organization: 'org',
    })
    expect(await store.participations.ofUser(gameId, other.id)).toBeNull()
    await expect(join(second, captain.id)).rejects.toMatchObject({ code: '23505' })
    expect(await store.participations.countOf(gameId)).toBe(2)
  })
})

describe('the log', () => {
  test('is read from its end, by level, with NUL made visible', async () => {
    const entry = { at: AT, level: 'Information', status: 'Success', name: 'ann', ip: '::1', message: 'first', source: 'test' } as const
    await store.logs.append([entry, { ...entry, at: AT + 1, level: 'Warning', status: null, name: null, message: 'a\0b' }])
    expect(await store.logs.list(null, { count: 10, skip: 0 })).toEqual([
      { ...entry, at: AT + 1, level: 'Warning', status: null, name: null, message: 'a\u2400b' },
      entry,
    ])
    expect((await store.logs.list('Information', { count: 10, skip: 0 })).map(({ message }) => message)).toEqual(['first'])
  })
})

describe('settings', () => {
  test('are saved over each other', async () => {
    await store.settings.save(
      new Map([
        ['a', '1'],
        ['b', ''],
      ]),
    )
    await store.settings.save(new Map([['a', '2']]))
    expect(Object.fromEntries(await store.settings.all())).toMatchObject({ a: '2', b: '' })
  })

  test('all who settle one at once agree', async () => {
    const settled = await Promise.all(Array.from({ length: 8 }, (_, index) => store.settings.settle('key', `value ${index}`)))
    expect(new Set(settled).size).toBe(1)
  })
})

describe('transactions', () => {
  test('keep all or nothing', async () => {
    const user = aUser()
    await expect(
      store.transaction(async (tables) => {
        await tables.users.create(user)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await store.users.byId(user.id)).toBeNull()
    expect(await store.transaction(async (tables) => tables.users.create(user))).toBeNull()
    expect((await store.users.byId(user.id))?.id).toBe(user.id)
  })

  test('under one name run one after the other', async () => {
    const seen: string[] = []
    const work = (name: string) =>
      store.exclusively('turn', async (tables) => {
        seen.push(`${name} in`)
        await tables.sql.many(statement('test.sleep', 'select pg_sleep(0.05)'))
        seen.push(`${name} out`)
      })
    await Promise.all([work('a'), work('b'), work('c')])
    expect(seen.map((word) => word.split(' ')[1])).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
  })
})

test('the store knows whether it is ready', async () => {
  await expect(store.check()).resolves.toBeUndefined()
  expect(store.load().total).toBeGreaterThan(0)
})
