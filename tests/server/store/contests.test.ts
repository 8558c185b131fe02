import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { aDatabase, type Database } from '../database.ts'
import { aGame, aUser, AT } from './rows.ts'

let database: Database
let store: Store
beforeAll(async () => {
  database = await aDatabase()
  store = database.store
})
afterAll(() => database.close())

describe('posts', () => {
  test('pinned first, then the newest, with their author', async () => {
    const author = aUser()
    await store.users.create(author)
    const post = (id: string, isPinned: boolean, updatedAt: number) =>
      store.posts.create({
        id,
        title: id,
        summary: 's',
        content: 'c',
        isPinned,
        tags: ['a', 'b,"c'],
        authorId: author.id,
        updatedAt,
      })
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
  test('are read as they were stored, except for the private key', async () => {
    const { privateKey, ...game } = aGame({
      organizations: ['甲', 'B'],
      inviteCode: 'x',
      bloodBonus: 2 ** 30,
      posterHash: 'b'.repeat(64),
    })
    const id = await store.games.create({ ...game, privateKey })
    expect(await store.games.byId(id)).toEqual({ ...game, id, version: 1, pausedAt: null })
    expect(await store.games.privateKeyOf(id)).toBe('private')
    expect([await store.games.exists(id), await store.games.exists(id + 1000)]).toEqual([true, false])
  })

  test('the list leaves hidden ones out and begins with the latest start', async () => {
    const late = await store.games.create(aGame({ startAt: AT + 100 }))
    const hidden = await store.games.create(aGame({ startAt: AT + 200, hidden: true }))
    const ids = (await store.games.listVisible({ count: 2, skip: 0 })).map(({ id }) => id)
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
      store.teams.create({
        name: 'team',
        bio: null,
        avatarHash: null,
        locked: false,
        inviteToken: '0'.repeat(32),
        captainId,
        createdAt: AT,
      })
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
