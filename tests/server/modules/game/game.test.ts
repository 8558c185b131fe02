import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import { makeGameKeys, signTeamToken } from '#server/modules/game/signing-keys.ts'
import type { NewGame } from '#server/store/games.ts'
import { aServer, type TestServer } from '../../a-server.ts'

const HOUR_MS = 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.close())

const aGame = (more: Partial<NewGame> = {}): NewGame => ({
  title: 'Harbour',
  summary: 's',
  content: '# c',
  hidden: false,
  acceptWithoutReview: false,
  inviteCode: null,
  organizations: null,
  teamMemberCountLimit: 4,
  containerCountLimit: 3,
  posterHash: null,
  practiceMode: true,
  startAt: Date.UTC(2026, 0, 1),
  endAt: Date.UTC(2026, 0, 3),
  wpddlAt: Date.UTC(2026, 0, 4),
  wpNote: '',
  bloodBonus: 52_459_530,
  ...makeGameKeys(randomIds, null),
  ...more,
})

describe('one game', () => {
  test('is shown to everybody, without its keys and its invite code', async () => {
    const keys = makeGameKeys(randomIds, null)
    const id = await server.store.games.create(
      aGame({ inviteCode: 'snowfall', organizations: ['A', 'B'], posterHash: 'd'.repeat(64), ...keys }),
    )
    const answer = await server.ask('GET', `/api/game/${id}`)
    expect(answer.json()).toEqual({
      id,
      title: 'Harbour',
      summary: 's',
      content: '# c',
      hidden: false,
      organizations: ['A', 'B'],
      inviteCodeRequired: true,
      poster: `/assets/${'d'.repeat(64)}/poster`,
      limit: 4,
      teamCount: 0,
      organization: null,
      teamName: null,
      practiceMode: true,
      status: 'Unsubmitted',
      start: '2026-01-01T00:00:00+00:00',
      end: '2026-01-03T00:00:00+00:00',
    })
    for (const secret of ['snowfall', keys.privateKey, keys.publicKey])
      expect(answer.body).not.toContain(secret)
  })
  test('returns the status of the team to its players only', async () => {
    const id = await server.store.games.create(aGame())
    const ann = await server.user('ann')
    await server.user('ben')
    const teamId = await server.store.teams.create({
      name: 'Ferry',
      bio: null,
      avatarHash: null,
      locked: false,
      inviteToken: 'a'.repeat(32),
      captainId: ann.id,
      createdAt: 0,
    })
    const participationId = await server.store.participations.create({
      gameId: id,
      teamId,
      status: 'Suspended',
      organization: 'A',
      token: 't',
      createdAt: 0,
    })
    await server.store.participations.addMember({ participationId, gameId: id, userId: ann.id })
    const look = async (name: string) =>
      (
        await server.ask('GET', `/api/game/${id}`, { headers: { cookie: await server.signIn(name) } })
      ).json<object>()
    expect(await look('ann')).toMatchObject({
      status: 'Suspended',
      teamName: 'Ferry',
      organization: 'A',
      teamCount: 1,
    })
    expect(await look('ben')).toMatchObject({
      status: 'Unsubmitted',
      teamName: null,
      organization: null,
      teamCount: 1,
    })
  })
  test('that is hidden is missing for strangers', async () => {
    const id = await server.store.games.create(aGame({ hidden: true, title: 'Secret' }))
    expect((await server.ask('GET', `/api/game/${id}`)).json()).toEqual({ title: '比赛不存在', status: 404 })
  })
  test.each(['0', '-1', '2147483647'])('%s is invalid', async (id) => {
    const answer = await server.ask('GET', `/api/game/${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([404, { title: '比赛不存在', status: 404 }])
  })
})

test('ten games are listed, none of them hidden, the latest start first', async () => {
  for (let at = 1; at <= 12; at++)
    await server.store.games.create(
      aGame({ title: `Game ${at}`, startAt: Date.UTC(2030, 0, 1) + at * HOUR_MS, hidden: at === 11 }),
    )
  const answer = await server.ask('GET', '/api/game')
  const games: { title: string }[] = answer.json()
  expect(games.map(({ title }) => title)).toEqual([12, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `Game ${at}`))
  expect(Object.keys(games[0] ?? {}).sort()).toEqual([
    'end',
    'id',
    'limit',
    'poster',
    'start',
    'summary',
    'title',
  ])
  const page = async (query: string) =>
    (await server.ask('GET', `/api/game/page?${query}`)).json<{ title: string }[]>().map(({ title }) => title)
  expect(await page('count=4&skip=0')).toEqual([12, 10, 9, 8].map((at) => `Game ${at}`))
  expect(await page('count=4&skip=8')).toEqual([3, 2, 1].map((at) => `Game ${at}`).concat('Harbour'))
  const all = await page('')
  expect(all.slice(0, 11)).toEqual([12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((at) => `Game ${at}`))
  expect([await page(`skip=${all.length}`), all.includes('Game 11')]).toEqual([[], false])
  for (const query of ['count=0', 'count=101', 'count=x', 'skip=-1'])
    expect((await server.ask('GET', `/api/game/page?${query}`)).statusCode).toBe(400)
})

test("a team's token can be checked with the game's public key alone", () => {
  const keys = makeGameKeys(randomIds, null)
  const [id, signature = ''] = signTeamToken(keys.privateKey, 42, null).split(':')
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(keys.publicKey, 'base64').toString('base64url') },
    format: 'jwk',
  })
  expect(id).toBe('42')
  expect(Buffer.from(keys.publicKey, 'base64')).toHaveLength(32)
  expect(verify(null, Buffer.from('GZCTF_TEAM_42'), key, Buffer.from(signature, 'base64'))).toBe(true)
  expect(verify(null, Buffer.from('GZCTF_TEAM_43'), key, Buffer.from(signature, 'base64'))).toBe(false)
})
