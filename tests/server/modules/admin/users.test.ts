import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { generatePassword } from '#server/modules/admin-user/reset-password.ts'
import { keepsPasswordRules } from '#server/modules/account/password-hashing.ts'
import { randomIds } from '#server/base/ids.ts'
import { login } from '../account/account.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import { adminWorld, type AdminWorld } from './admin.world.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
let world: AdminWorld
beforeAll(async () => {
  world = await adminWorld()
})
afterAll(() => world.close())

describe('the list', () => {
  test('is by id, paged, with the number of all', async () => {
    await world.people('listed1', 'listed2', 'listed3')
    const all = await world.listed()
    expect(all.data.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id).sort())
    expect([all.length, all.total]).toEqual([all.data.length, all.data.length])
    const page = await world.listed('?count=2&skip=1')
    expect([page.data, page.length, page.total]).toEqual([all.data.slice(1, 3), 2, all.total])
  })
  test('has the fields that administrators need, and no secret', async () => {
    const { id } = await world.server.user('listedwhole', 'Monitor', {
      realName: '王',
      stdNumber: '42',
      phone: '123',
      bio: 'b',
      lastIp: '1.2.3.4',
    })
    const one = (await world.listed('?count=500')).data.find((user) => user.id === id)
    expect(one).toEqual({
      id,
      userName: 'listedwhole',
      realName: '王',
      stdNumber: '42',
      phone: '123',
      bio: 'b',
      registerTimeUTC: toIso(world.server.clock.now()),
      lastVisitedUTC: toIso(world.server.clock.now()),
      ip: '1.2.3.4',
      email: 'listedwhole@test.example',
      avatar: null,
      role: 'Monitor',
      emailConfirmed: true,
    })
  })
})

describe('a search', () => {
  test.each([
    ['EEKer', 'by the name, in any case'],
    ['SEEKER@TEST', 'by the address'],
    ['s_100%', 'by the number, in which wildcards are letters'],
    ['王小', 'by the real name'],
    ['ÉM', 'by the real name, in any case'],
    [String.raw`a\b`, 'by what looks like an escape'],
  ])('finds %s %s', async (hint) => {
    await world.server.user('seeker', 'User', { stdNumber: 's_100%', realName: '王小Ém' }).catch(() => {})
    await world.server.user('escaper', 'User', { stdNumber: String.raw`a\b` }).catch(() => {})
    expect(await world.found(hint)).toEqual([hint.includes('\\') ? 'escaper' : 'seeker'])
  })
  test('by a part of the id', async () => {
    const { id } = await world.server.user('byid')
    expect(await world.found(id.slice(4, 30).toUpperCase())).toEqual(['byid'])
  })
  test.each(['%', '_', '_eeker'])('takes %s literally', async (hint) => {
    expect((await world.found(hint)).filter((name) => name !== 'seeker')).toEqual([])
    expect(await world.found(`${hint}zz`)).toEqual([])
  })
  test('returns thirty at most, and needs a word', async () => {
    for (let n = 0; n < 35; n++) await world.server.user(`crowd${n}`)
    expect(await world.found('crowd')).toHaveLength(30)
    expect((await world.admin('POST', '/users/search?hint=%20')).statusCode).toBe(400)
  })
})

describe('one user', () => {
  test('is returned in full, an unknown one is 404', async () => {
    const user = await world.server.user('lookedat', 'User', { phone: '7' })
    expect((await world.admin('GET', `/users/${user.id}`)).json()).toMatchObject({
      userId: user.id,
      userName: 'lookedat',
      phone: '7',
      role: 'User',
    })
    expectRefusal(await world.admin('GET', `/users/${NOBODY}`), 404, 'userMissing', 'en')
    expectRefusal(await world.admin('GET', '/users/nonsense'), 404, 'userMissing', 'en')
  })
})

describe('a change', () => {
  const change = (id: string, body: object) => world.admin('PUT', `/users/${id}`, body)
  test('keeps null and missing fields', async () => {
    const before = await world.server.user('kept', 'User', {
      bio: 'b',
      phone: '1',
      realName: 'r',
      stdNumber: 's',
    })
    expect((await change(before.id, { bio: null, realName: '新' })).statusCode).toBe(200)
    expect(await world.userOf('kept')).toEqual({ ...before, realName: '新' })
  })
  test('of all fields is logged with the old values', async () => {
    const { id } = await world.server.user('before1')
    const wish = {
      userName: 'after1',
      email: 'after1@new.example',
      bio: 'x',
      phone: '+1 2',
      realName: 'R',
      stdNumber: '9',
      role: 'Monitor',
    }
    expect((await change(id, wish)).statusCode).toBe(200)
    expect(await world.userOf('after1')).toMatchObject({
      name: 'after1',
      email: 'after1@new.example',
      phone: '+1 2',
      role: 'Monitor',
    })
    expect(await world.found('AFTER1@new')).toEqual(['after1'])
    expect(world.said().at(-1)).toBe(
      'Changed the account of before1: name before1 → after1, email before1@test.example → after1@new.example, role User → Monitor, bio, phone, realName, stdNumber',
    )
  })
  test('without a difference is not logged', async () => {
    const { id, name, email } = await world.server.user('thesame')
    const count = world.said().length
    expect((await change(id, { userName: name, email, role: 'User', emailConfirmed: true })).statusCode).toBe(
      200,
    )
    expect(world.said()).toHaveLength(count)
  })
  test.each([
    [{ userName: '名字 名字' }, 'nameCharacters'],
    [{ userName: 'ROOT' }, 'nameTaken'],
    [{ email: 'Root@test.example' }, 'emailTaken'],
    [{ userName: 'root@x.y' }, 'nameTaken'],
    [{ email: 'a@b c' }, 'emailInvalid'],
  ] as const)('%j is refused with the reason, and nothing of it is stored', async (wish, title) => {
    const owner = await world.server
      .user('mailowner', 'User', { email: 'root@x.y' })
      .catch(() => world.userOf('mailowner'))
    expect(owner.email).toBe('root@x.y')
    const before = await world.server.user('stubborn').catch(() => world.userOf('stubborn'))
    expectRefusal(await change(before.id, { ...wish, bio: 'changed' }), 400, title, 'en')
    expect(await world.userOf('stubborn')).toEqual(before)
  })
  test('of an unknown user is 404', async () => {
    expectRefusal(await change(NOBODY, { bio: 'x' }), 404, 'userMissing', 'en')
  })
  test('deactivates a user, who cannot sign in until activated again', async () => {
    await world.people('paused')
    const { id } = await world.userOf('paused')
    await change(id, { emailConfirmed: false })
    expect((await world.say('paused', 'GET', '/api/account/profile')).statusCode).toBe(401)
    expect((await login(world.server, 'paused')).statusCode).toBe(401)
    await change(id, { emailConfirmed: true })
    expect((await login(world.server, 'paused')).statusCode).toBe(200)
  })
})

describe('a new password', () => {
  test('is returned once, opens the account, and ends sessions of the old one', async () => {
    await world.people('forgetful')
    const { id } = await world.userOf('forgetful')
    const answer = await world.admin('DELETE', `/users/${id}/password`)
    const password = answer.json<string>()
    expect([answer.statusCode, password.length]).toEqual([200, 16])
    expect((await world.say('forgetful', 'GET', '/api/account/profile')).statusCode).toBe(401)
    expect((await login(world.server, 'forgetful')).statusCode).toBe(401)
    expect((await login(world.server, 'forgetful', password)).statusCode).toBe(200)
    expect(world.said()).toContain('Reset the password of forgetful')
    expect(world.server.logged.join('\n')).not.toContain(password)
    expectRefusal(await world.admin('DELETE', `/users/${NOBODY}/password`), 404, 'userMissing', 'en')
  })
  test('has each kind of character, for any random choice', () => {
    for (let n = 0; n < 500; n++) {
      const password = generatePassword(randomIds)
      expect(password).toMatch(/^[A-Za-z0-9!@#$%^&*()\-_=+]{16}$/)
      expect([keepsPasswordRules(password), /[!@#$%^&*()\-_=+]/.test(password)]).toEqual([true, true])
    }
  })
})

describe('a deletion', () => {
  const remove = (id: string) => world.admin('DELETE', `/users/${id}`)
  test('of oneself, of an unknown user or of a captain is refused', async () => {
    expectRefusal(await remove(world.idOf('root').toUpperCase()), 400, 'cannotDeleteSelf', 'en')
    expectRefusal(await remove(NOBODY), 404, 'userMissing', 'en')
    await world.team('Ship', 'hook')
    expectRefusal(await remove(world.idOf('hook')), 400, 'cannotDeleteCaptain', 'en')
    expect((await world.userOf('hook')).name).toBe('hook')
  })
  test("removes memberships, registrations and sessions, and keeps the user's results", async () => {
    const teamId = await world.team('Crew', 'ann', 'bob')
    const gameId = await world.game()
    const participationId = await world.enter(gameId, teamId, ['ann', 'bob'])
    const { store, clock } = world.server
    const userId = world.idOf('bob')
    const challengeId = await store.challenges.create({
      gameId,
      type: 'StaticAttachment',
      title: 'c',
      tag: 'Misc',
    })
    await store.challenges.makeInstances(challengeId)
    const answer = {
      challengeId,
      userId,
      answer: 'x',
      participationId,
      teamId,
      status: 'WrongAnswer',
    } as const
    await store.submissions.store(gameId, [
      { ...answer, at: clock.now(), key: 'k', solvedAt: null, said: null, cheat: null },
    ])
    await store.posts.create({
      id: 'abcdef01',
      title: 't',
      summary: '',
      content: '',
      isPinned: false,
      tags: [],
      authorId: userId,
      updatedAt: 0,
    })
    expect((await remove(userId)).statusCode).toBe(200)
    expect(await store.users.byId(userId)).toBeNull()
    expect(await world.names(teamId)).toEqual(['ann*'])
    expect(await world.count('participation_members', teamId)).toBe(1)
    expect((await world.say('bob', 'GET', '/api/account/profile')).statusCode).toBe(401)
    expect((await world.say(null, 'GET', '/api/posts/abcdef01')).json()).toMatchObject({ title: 't' })
    const submissions = (await world.say('root', 'GET', `/api/game/${gameId}/submissions`)).json<
      { user: string }[]
    >()
    expect(submissions).toMatchObject([{ user: '', answer: 'x' }])
    expect(world.said()).toContain('Deleted the account of bob (bob@test.example)')
  })
  test('removes the name from the boards', async () => {
    const teamId = await world.team('Board', 'cal', 'solver')
    const gameId = await world.game()
    const participationId = await world.enter(gameId, teamId, ['cal', 'solver'])
    const { store, clock } = world.server
    const userId = world.idOf('solver')
    const challengeId = await store.challenges.create({
      gameId,
      type: 'StaticAttachment',
      title: 'c',
      tag: 'Misc',
    })
    const challenge = await store.challenges.byId(gameId, challengeId)
    if (challenge) await store.challenges.update(challengeId, { ...challenge, isEnabled: true })
    await store.challenges.makeInstances(challengeId)
    const answer = { challengeId, userId, answer: 'x', participationId, teamId, status: 'Accepted' } as const
    await store.submissions.store(gameId, [
      { ...answer, at: clock.now(), key: 's', solvedAt: clock.now(), said: null, cheat: null },
    ])
    const board = async () => (await world.say(null, 'GET', `/api/game/${gameId}/scoreboard`)).body
    expect(await board()).toContain('"solver"')
    expect((await remove(userId)).statusCode).toBe(200)
    // The served board may be a second old, so the clock moves on.
    clock.advance(2_000)
    expect(await board()).not.toContain('"solver"')
    expect(await board()).toContain('"Board"')
  })
})
