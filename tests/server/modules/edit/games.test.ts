import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { packBloodBonus } from '#contract/rules/blood-bonus.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

const EPOCH = '1970-01-01T00:00:00+00:00'
const DEFAULTS = {
  hidden: false,
  summary: '',
  content: '',
  acceptWithoutReview: false,
  inviteCode: null,
  organizations: null,
  teamMemberCountLimit: 0,
  containerCountLimit: 3,
  poster: null,
  practiceMode: true,
  start: EPOCH,
  end: EPOCH,
  wpddl: EPOCH,
  wpNote: '',
  bloodBonus: 52_459_530,
}
const FULL = {
  title: 'Cup',
  hidden: true,
  summary: 's',
  content: '# c',
  acceptWithoutReview: true,
  inviteCode: 'x'.repeat(32),
  organizations: ['乙', 'A'],
  teamMemberCountLimit: 4,
  containerCountLimit: 0,
  practiceMode: false,
  start: '2026-03-01T00:00:00+00:00',
  end: '2026-03-03T00:00:00+00:00',
  wpddl: '2026-03-04T00:00:00.5+00:00',
  wpNote: 'n',
  bloodBonus: 0,
}
const read = async (id: number) => (await world.said('GET', `/games/${id}`)).json<GameInfoModel>()

describe('a new game', () => {
  test('needs a title and gets defaults for the rest', async () => {
    const game = (await world.said('POST', '/games', { title: 'Cup' })).json<GameInfoModel>()
    expect(game).toEqual({
      ...DEFAULTS,
      title: 'Cup',
      id: game.id,
      publicKey: expect.stringMatching(/^[\w+/]{43}=$/) as string,
    })
    expect(await read(game.id)).toEqual(game)
  })
  test('is stored as sent, without a bonus too, and ignores read-only fields', async () => {
    const sent = { ...FULL, id: 99, poster: '/assets/x/poster', publicKey: 'mine' }
    const { id, publicKey, ...game } = (await world.said('POST', '/games', sent)).json<GameInfoModel>()
    expect(game).toEqual({ ...FULL, poster: null })
    expect([id === 99, publicKey === 'mine']).toEqual([false, false])
  })
})

describe('a save', () => {
  test('replaces all fields but the organisations', async () => {
    const { id, publicKey } = (await world.said('POST', '/games', FULL)).json<GameInfoModel>()
    const kept = { ...DEFAULTS, id, publicKey, title: 'Other', organizations: ['乙', 'A'] }
    expect((await world.said('PUT', `/games/${id}`, { title: 'Other' })).json()).toEqual(kept)
    expect((await world.said('PUT', `/games/${id}`, { title: 'Other', organizations: null })).json()).toEqual(
      kept,
    )
    expect(
      (await world.said('PUT', `/games/${id}`, { title: 'Other', organizations: ['B', 'A', 'B'] })).json(),
    ).toMatchObject({
      organizations: ['B', 'A'],
    })
    expect(
      (await world.said('PUT', `/games/${id}`, { title: 'Other', organizations: [] })).json(),
    ).toMatchObject({ organizations: [] })
    expect(await read(id)).toEqual({ ...kept, organizations: [] })
  })
  test('of the values read changes nothing', async () => {
    const game = (await world.said('POST', '/games', FULL)).json<GameInfoModel>()
    expect((await world.said('PUT', `/games/${game.id}`, game)).json()).toEqual(game)
  })
  test('converts times of every offset to UTC', async () => {
    const { id } = await world.game()
    const times = {
      start: '2026-03-01T08:00:00+08:00',
      end: '2026-03-01T00:00:00-05:30',
      wpddl: '2026-03-02T00:00:00.25Z',
    }
    expect((await world.said('PUT', `/games/${id}`, { title: 'Cup', ...times })).json()).toMatchObject({
      start: '2026-03-01T00:00:00+00:00',
      end: '2026-03-01T05:30:00+00:00',
      wpddl: '2026-03-02T00:00:00.25+00:00',
    })
  })
})

describe('refused, and nothing stored', () => {
  const bonus = (first: number) => ({ bloodBonus: packBloodBonus({ first, second: 0, third: 0 }) })
  test.each([
    ['an end before the start', { start: FULL.end, end: FULL.start }, 'gameTimesReversed', {}],
    ['an end at the start', { start: FULL.end, end: FULL.end }, 'gameTimesReversed', {}],
    [
      'an end at the start in another zone',
      { start: '2026-03-01T08:00:00+08:00', end: '2026-03-01T00:00:00Z' },
      'gameTimesReversed',
      {},
    ],
    ['a start without an end', { start: FULL.start, end: undefined }, 'gameTimesReversed', {}],
    ['a bonus beyond its bound', bonus(1001), 'bloodBonusTooBig', { limit: 1000 }],
    ['a bonus below zero', { bloodBonus: -1 }, 'bloodBonusTooBig', { limit: 1000 }],
    [
      'a long invite code',
      { inviteCode: 'x'.repeat(33) },
      'fieldTooLong',
      { field: 'inviteCode', limit: 32 },
    ],
  ] as const)('%s', async (_, wrong, title, fill) => {
    const { id } = await world.game()
    const before = await world.snapshot()
    for (const language of ['zh', 'en', 'ja'] as const) {
      const headers = { 'accept-language': language }
      expectRefusal(
        await world.say('POST', '/games', { ...FULL, ...wrong }, headers),
        400,
        title,
        language,
        fill,
      )
      expectRefusal(
        await world.say('PUT', `/games/${id}`, { ...FULL, ...wrong }, headers),
        400,
        title,
        language,
        fill,
      )
    }
    expect(await world.snapshot()).toBe(before)
  })
  test('but a bonus at its limit is accepted', async () => {
    expect((await world.said('POST', '/games', { title: 'Cup', ...bonus(1000) })).json()).toMatchObject(
      bonus(1000),
    )
  })
})

describe('the list', () => {
  const list = async (query: string) =>
    (await world.said('GET', `/games${query}`)).json<ArrayResponse<GameInfoModel>>()
  test('begins with the newest, hidden ones too, and has the total', async () => {
    const games = [
      await world.game({ hidden: true, inviteCode: 'code' }),
      await world.game(),
      await world.game(),
    ]
    const { data, length, total } = await list('?count=3')
    expect(data).toEqual(games.toReversed())
    expect([length, total]).toEqual([3, await world.server.store.games.count()])
    expect((await list('?count=1&skip=2')).data).toEqual(games.slice(0, 1))
    expect(await list('')).toEqual({ data: [], length: 0, total })
    expect(await list(`?count=10&skip=${total}`)).toEqual({ data: [], length: 0, total })
  })
})

describe('an unknown game', () => {
  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/teamhashsalt'],
    ['GET', '/notices'],
    ['POST', '/notices'],
    ['PUT', '/notices/1'],
    ['DELETE', '/notices/1'],
    ['POST', '/challenges'],
    ['GET', '/challenges/1'],
    ['PUT', '/challenges/1'],
    ['DELETE', '/challenges/1'],
    ['POST', '/challenges/1/attachment'],
    ['DELETE', '/challenges/1/flags/1'],
  ] as const)('is missing: %s %s', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { title: 'x', content: 'x' }
    expectRefusal(await world.say(method, `/games/2147483647${path}`, body), 404, 'gameMissing')
  })
  test('is missing for flags too, and has no challenges', async () => {
    expectRefusal(await world.say('POST', '/games/2147483647/challenges/1/flags', []), 404, 'gameMissing')
    expect((await world.said('GET', '/games/2147483647/challenges')).json()).toEqual([])
  })
})

describe('a deleted game', () => {
  test('is deleted with everything that belongs to it, and no more', async () => {
    const [game, other] = [await world.game(), await world.game()]
    for (const { id } of [game, other]) {
      const { id: cId } = await world.challenge(id)
      await world.addFlags(id, cId, 'flag{a}')
      await world.participation(id)
      await world.said('PUT', `/games/${id}/challenges/${cId}`, { isEnabled: true })
      await world.said('POST', `/games/${id}/notices`, { content: 'n' })
    }
    const count = async (table: 'challenges' | 'notices') =>
      (
        await Promise.all(
          [game, other].map(
            async ({ id }) => (await world.server.store[table].list(id, { count: 9, skip: 0 })).length,
          ),
        )
      ).join()
    expect([await count('challenges'), await count('notices')]).toEqual(['1,1', '2,2'])
    expect((await world.said('DELETE', `/games/${game.id}`)).body).toBe('')
    expect([await count('challenges'), await count('notices')]).toEqual(['0,1', '0,2'])
    expectRefusal(await world.say('DELETE', `/games/${game.id}`), 404, 'gameMissing')
    expect((await world.server.ask('GET', `/api/game/${game.id}`)).statusCode).toBe(404)
  })
  test('releases its files, but not those that another game has too', async () => {
    const [game, other] = [await world.game(), await world.game()]
    const [own, shared, dealt] = [
      await world.upload('own'),
      await world.upload('shared'),
      await world.upload('dealt'),
    ]
    const poster = await world.upload('poster')
    await world.server.store.games.setPoster(game.id, poster)
    const attach = async (gameId: number, fileHash: string) => {
      const { id } = await world.challenge(gameId)
      await world.said('POST', `/games/${gameId}/challenges/${id}/attachment`, {
        attachmentType: 'Local',
        fileHash,
      })
    }
    for (const hash of [own, shared]) await attach(game.id, hash)
    await attach(other.id, shared)
    const { id: cId } = await world.challenge(game.id, 'DynamicAttachment')
    await world.addFlags(
      game.id,
      cId,
      { flag: 'a', attachmentType: 'Local', fileHash: dealt },
      { flag: 'b', attachmentType: 'Local', fileHash: dealt },
    )
    expect([await world.refs(shared), await world.refs(dealt)]).toEqual([2, 2])
    await world.said('DELETE', `/games/${game.id}`)
    for (const gone of [own, dealt, poster])
      expect([await world.refs(gone), await world.hasBytes(gone)]).toEqual([null, false])
    expect([await world.refs(shared), await world.hasBytes(shared)]).toEqual([1, true])
  })
})
