import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editWorld, type EditWorld } from '../edit/edit.world.ts'
import { auditOf, leftBy } from './audit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
})
afterAll(() => world.close())

const open = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
  isHidden: false,
})
const hidden = (field: string) => ({ field, before: null, after: null, isHidden: true })
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  world.server.ask(method, `/api/admin${url}`, {
    headers: {
      cookie: world.server.admin,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })

describe('before and after', () => {
  test('of a user: identity and rights; of private fields only that they changed', async () => {
    const { id } = await world.server.user('changed', 'User', { phone: '111', realName: 'Real' })
    const [row] = await leftBy(world.server, () =>
      admin('PUT', `/users/${id}`, { userName: 'renamed', role: 'Monitor', phone: '222', realName: 'Real' }),
    )
    expect(row).toMatchObject({ act: 'UserChanged', kind: 'user', id, name: 'changed' })
    expect(row?.changes).toEqual([
      open('userName', 'changed', 'renamed'),
      open('role', 'User', 'Monitor'),
      hidden('phone'),
    ])
  })
  test('of a challenge: the saved fields that differ', async () => {
    const { id: gameId } = await world.game()
    const { id } = await world.challenge(gameId, 'DynamicContainer', 'Before')
    const body = {
      title: 'After',
      hints: ['a', 'b'],
      flagTemplate: 'flag{[TEAM_HASH]}',
      originalScore: 500,
      tag: 'Misc',
    }
    const [row] = await leftBy(world.server, () =>
      world.said('PUT', `/games/${gameId}/challenges/${id}`, body),
    )
    expect(row).toMatchObject({ act: 'ChallengeChanged', kind: 'challenge', id: String(id), name: 'Before' })
    expect(row?.changes).toEqual([
      open('title', 'Before', 'After'),
      open('hints', '', 'a\nb'),
      hidden('flagTemplate'),
    ])
  })
  test('of a game: times as the wire has them, the code hidden', async () => {
    const game = await world.game({ inviteCode: 'one' })
    const wish = { ...game, end: '2099-01-01T00:00:00+00:00', inviteCode: 'two' }
    const [row] = await leftBy(world.server, () => world.said('PUT', `/games/${game.id}`, wish))
    expect(row?.changes).toEqual([open('end', game.end, '2099-01-01T00:00:00+00:00'), hidden('inviteCode')])
  })
  test('of the configuration', async () => {
    await admin('PUT', '/config', { globalConfig: { title: 'One', slogan: 'x' } })
    const [row] = await leftBy(world.server, () =>
      admin('PUT', '/config', { globalConfig: { title: 'Two', slogan: 'x' } }),
    )
    expect(row).toMatchObject({
      act: 'ConfigChanged',
      kind: 'platform',
      id: null,
      name: null,
      changes: [open('title', 'One', 'Two')],
    })
  })
  test('of a long text: only the part that differs', async () => {
    const long = 'same '.repeat(2000)
    const { id } = await world.game({ content: `${long}old${long}` })
    const game = (await world.said('GET', `/games/${id}`)).json<object>()
    const [row] = await leftBy(world.server, () =>
      world.said('PUT', `/games/${id}`, { ...game, content: `${long}new${long}` }),
    )
    const [change] = row?.changes ?? []
    expect(change?.before).toMatch(/^…(same |ame |me |e | )+.*old.*…$/)
    expect(change?.after).toContain('new')
    expect(change?.after?.length).toBeLessThan(200)
  })
})

describe('no entry is written', () => {
  test('of a save that changes nothing', async () => {
    const game = await world.game()
    expect(await leftBy(world.server, () => world.said('PUT', `/games/${game.id}`, game))).toEqual([])
  })
  test('for a refused action, or one without an effect', async () => {
    const { id } = await world.server.user('captain1')
    const { clock, store } = world.server
    const team = {
      name: 'T',
      bio: null,
      avatarHash: null,
      locked: false,
      inviteToken: '1'.repeat(32),
      captainId: id,
    }
    await store.teams.create({ ...team, createdAt: clock.now() })
    const game = await world.game()
    const left = await leftBy(world.server, async () => {
      expect((await admin('DELETE', `/users/${id}`)).statusCode).toBe(400)
      expect((await admin('PUT', `/users/${id}`, { userName: 'changed' })).statusCode).toBeGreaterThanOrEqual(
        200,
      )
      expect((await world.say('DELETE', '/games/99999')).statusCode).toBe(404)
      expect(
        (await world.say('PUT', `/games/${game.id}`, { ...game, title: 'x' }, { 'if-match': '"999"' }))
          .statusCode,
      ).toBe(409)
    })
    expect(left.map(({ act }) => act)).toEqual(['UserChanged'])
  })
  test('for a name that another has, and everything else of that call is undone, too', async () => {
    await world.server.user('holder')
    const { id } = await world.server.user('wisher')
    const left = await leftBy(world.server, async () => {
      expect((await admin('PUT', `/users/${id}`, { userName: 'holder', role: 'Monitor' })).statusCode).toBe(
        400,
      )
    })
    expect([left, (await world.server.store.users.byId(id))?.role]).toEqual([[], 'User'])
  })
})

test(
  'numbers have no gap for any number of concurrent actions, without a deadlock',
  { timeout: 60_000 },
  async () => {
    const [one, other] = [await world.game(), await world.game()]
    const user = await world.server.user('changedAtOnce')
    const acts = [one.id, other.id].flatMap((id, nth) =>
      Array.from({ length: 4 }, (_, round) => [
        () => world.said('PUT', `/games/${id}`, { ...one, title: `Round ${nth} ${round}` }),
        () => world.said('POST', `/games/${id}/notices`, { content: `n${round}` }),
        () => world.said('POST', `/games/${id}/challenges`, { title: `c${round}` }),
        () =>
          world.said('PUT', `/games/${id}/freeze`, {
            freezeAt: new Date(world.server.clock.now() + nth * 1000 + round).toISOString(),
          }),
        () => admin('PUT', `/users/${user.id}`, { bio: `${nth} ${round}` }),
      ]).flat(),
    )
    const left = await leftBy(world.server, () => Promise.all(acts.map((act) => act())))
    expect(left).toHaveLength(acts.length)
    const numbers = (await auditOf(world.server)).map(({ seq }) => seq)
    expect(numbers).toEqual(numbers.map((_, at) => numbers.length - at))
  },
)

describe('no secret can be found in it', () => {
  const word = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 12, maxLength: 20 })
  const wish = fc.record({ password: word, flag: word, template: word, code: word, name: word })

  test('no sent or generated password, flag, template, code or key', async () => {
    await fc.assert(
      fc.asyncProperty(wish, async ({ password, flag, template, code, name }) => {
        const userName = `u${name.slice(0, 11)}`
        const sent = {
          password: `Pw1${password}`,
          flag: `flag{${flag}}`,
          template: `flag{${template}_[TEAM_HASH]}`,
          code: `code${code}`,
        }
        const { id } = await world.game({ inviteCode: sent.code })
        const { id: cId } = await world.challenge(id)
        await world.addFlags(id, cId, sent.flag)
        const [added] = (await world.look(id, cId)).flags
        await world.said('DELETE', `/games/${id}/challenges/${cId}/flags/${added?.id}`)
        const made = await world.challenge(id, 'DynamicContainer')
        await world.said('PUT', `/games/${id}/challenges/${made.id}`, { flagTemplate: sent.template })
        const salt = (await world.said('GET', `/games/${id}/teamhashsalt`)).json<string>()
        await admin('POST', '/users', [
          { userName, password: sent.password, email: `${userName}@new.example` },
        ])
        const user = await world.server.store.users.byLogin(userName)
        const fresh = (await admin('DELETE', `/users/${user?.id}/password`)).json<string>()
        const key = await world.server.store.games.privateKeyOf(id)
        const all = JSON.stringify(await auditOf(world.server))
        expect(all).toContain(userName)
        const secrets = [
          ...Object.values(sent),
          salt,
          fresh,
          key ?? '',
          user?.passwordHash ?? '',
          user?.stamp ?? '',
        ]
        expect(secrets.filter((secret) => secret === '' || all.includes(secret))).toEqual([])
      }),
      { numRuns: 5 },
    )
  })
})
