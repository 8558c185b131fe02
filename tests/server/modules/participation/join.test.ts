import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal, participationWorld, type ParticipationWorld } from './participation.world.ts'

const HOUR_MS = 3_600_000
let world: ParticipationWorld
beforeAll(async () => {
  world = await participationWorld()
  await world.people('ann', 'ben', 'cleo', 'dan')
}, 60_000)
afterAll(() => world.close())

const now = () => world.server.clock.now()
const logged = async (what: string) =>
  (await world.server.store.logs.list(null, { count: 100, skip: 0 })).filter(({ message }) =>
    message.includes(what),
  )

describe('joining', () => {
  test('creates a participation that waits for approval, with a token signed by the game', async () => {
    const gameId = await world.game({ organizations: ['A', 'B'], inviteCode: 'snow' })
    const team = await world.team('Ferry', 'ann', 'ben')
    const { id } = await world.joined('ann', gameId, team, { organization: 'A', inviteCode: 'snow' })
    expect(await world.standing(gameId, team)).toEqual({ status: 'Pending', organization: 'A', players: 1 })
    expect([await world.changes(gameId), await world.instances(id), (await world.look(team)).locked]).toEqual(
      [0, [], false],
    )
    const own = await world.server.store.participations.ofUser(gameId, world.idOf('ann'))
    const [teamId, signature = ''] = own?.token.split(':') ?? []
    const x = Buffer.from((await world.server.store.games.byId(gameId))?.publicKey ?? '', 'base64').toString(
      'base64url',
    )
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    expect(teamId).toBe(String(team))
    expect(verify(null, Buffer.from(`GZCTF_TEAM_${team}`), key, Buffer.from(signature, 'base64'))).toBe(true)
    await expect
      .poll(async () => (await logged(`Joined game ${gameId} `))[0])
      .toMatchObject({ level: 'Information', status: 'Success', name: 'ann', source: 'game' })
  })
  test('is each member’s own action, and keeps the choices of the first one', async () => {
    const gameId = await world.game({ organizations: ['A', 'B'] })
    const team = await world.team('Ferry', 'ann', 'ben')
    await world.joined('ann', gameId, team, { organization: 'A' })
    await world.joined('ben', gameId, team, { organization: 'B' })
    expect(await world.standing(gameId, team)).toEqual({ status: 'Pending', organization: 'A', players: 2 })
  })
  test('stays possible for an accepted team, without another review', async () => {
    const gameId = await world.game()
    const team = await world.team('Ferry', 'ann', 'ben')
    await world.put((await world.joined('ann', gameId, team)).id, 'Accepted')
    await world.joined('ben', gameId, team)
    expect(await world.standing(gameId, team)).toMatchObject({ status: 'Accepted', players: 2 })
  })
  test('stores no organisation if the game has none', async () => {
    for (const organizations of [null, []]) {
      const gameId = await world.game({ organizations })
      const team = await world.team('Ferry', 'ann')
      await world.joined('ann', gameId, team, { organization: 'Anything' })
      expect(await world.standing(gameId, team)).toMatchObject({ organization: null })
    }
  })
  test.each([
    ['before the start', { startAt: HOUR_MS, endAt: 2 * HOUR_MS }, 200],
    ['at the very end', { startAt: -HOUR_MS, endAt: 0, practiceMode: false }, 200],
    ['after the end, to practise', { startAt: -HOUR_MS, endAt: -1 }, 200],
    ['of a hidden game', { startAt: -HOUR_MS, endAt: HOUR_MS, hidden: true }, 404],
    ['after the end', { startAt: -HOUR_MS, endAt: -1, practiceMode: false }, 400],
  ])('%s', async (_, { startAt, endAt, ...more }, status) => {
    const gameId = await world.game({ startAt: now() + startAt, endAt: now() + endAt, ...more })
    const answer = await world.join('ann', gameId, await world.team('Ferry', 'ann'))
    expect(answer.statusCode).toBe(status)
    if (status === 400) expectRefusal(answer, 400, 'gameOver')
  })

  describe('is refused', () => {
    test('for the first reason', async () => {
      const closed = { endAt: now() - 1, practiceMode: false }
      const strict = { inviteCode: 'snow', organizations: ['A'], teamMemberCountLimit: 1 }
      const mine = await world.team('Ferry', 'ann', 'ben')
      const other = await world.team('Other', 'cleo')
      const all = { organization: 'A', inviteCode: 'snow' }
      expectRefusal(await world.join('ann', 2_147_483_647, mine), 404, 'gameMissing')
      expectRefusal(await world.join('ann', await world.game({ ...strict, ...closed }), 0), 400, 'gameOver')
      const gameId = await world.game(strict)
      expectRefusal(await world.join('ann', gameId, 0, { organization: 'B' }), 400, 'gameInviteWrong')
      for (const inviteCode of ['Snow', ' snow', 'snow ', '', null, 'snowy'])
        expectRefusal(await world.join('ann', gameId, mine, { ...all, inviteCode }), 400, 'gameInviteWrong')
      for (const organization of ['B', 'a', '', null])
        expectRefusal(
          await world.join('ann', gameId, 0, { ...all, organization }),
          400,
          'organizationUnknown',
        )
      expectRefusal(await world.join('ann', gameId, 2_147_483_647, all), 404, 'teamMissing')
      expectRefusal(await world.join('ann', gameId, other, all), 400, 'youNotMember')
      expect(await world.all(gameId)).toEqual([])
      await world.joined('ann', gameId, mine, all)
      expectRefusal(await world.join('ann', gameId, mine, all), 400, 'joinedAlready')
      expectRefusal(await world.join('ben', gameId, mine, all), 400, 'teamFull', 'zh', { limit: 1 })
      expect(await world.standing(gameId, mine)).toMatchObject({ players: 1 })
    })
    test.each(['Pending', 'Accepted', 'Suspended'] as const)(
      'with another team while the first one is %s',
      async (status) => {
        const gameId = await world.game()
        const [first, second] = [await world.team('First', 'ann'), await world.team('Second', 'ben', 'ann')]
        await world.enter(gameId, first, ['ann'], status)
        expectRefusal(await world.join('ann', gameId, second), 400, 'joinedAlready')
        expect((await world.all(gameId)).map(({ team }) => team.id)).toEqual([first])
      },
    )
    test('in the caller’s language', async () => {
      const gameId = await world.game({ inviteCode: 'snow' })
      const team = await world.team('Ferry', 'ann')
      for (const language of ['zh', 'en', 'ja'] as const)
        expectRefusal(
          await world.say('ann', 'POST', `/api/game/${gameId}`, { teamId: team }, language),
          400,
          'gameInviteWrong',
          language,
        )
    })
    test('and keeps the rejected participation of the user', async () => {
      const gameId = await world.game({ teamMemberCountLimit: 1 })
      const [first, second] = [await world.team('First', 'ann'), await world.team('Second', 'ben', 'ann')]
      await world.enter(gameId, first, ['ann'], 'Rejected')
      await world.enter(gameId, second, ['ben'], 'Accepted')
      expectRefusal(await world.join('ann', gameId, second), 400, 'teamFull', 'zh', { limit: 1 })
      expect(await world.standing(gameId, first)).toMatchObject({ status: 'Rejected', players: 1 })
    })
  })

  describe('again after a rejection', () => {
    test('with the same team applies again, with a new organisation', async () => {
      const gameId = await world.game({ organizations: ['A', 'B'], teamMemberCountLimit: 1 })
      const team = await world.team('Ferry', 'ann')
      const { id } = await world.joined('ann', gameId, team, { organization: 'A' })
      await world.put(id, 'Rejected')
      await world.joined('ann', gameId, team, { organization: 'B' })
      expect(await world.one(gameId, team)).toMatchObject({
        id,
        status: 'Pending',
        organization: 'B',
        registeredMembers: [world.idOf('ann')],
      })
    })
    test('may be with another team', async () => {
      const gameId = await world.game()
      const [first, second] = [await world.team('First', 'ann'), await world.team('Second', 'ben', 'ann')]
      await world.put((await world.joined('ann', gameId, first)).id, 'Rejected')
      await world.joined('ann', gameId, second)
      expect(await world.standing(gameId, first)).toMatchObject({ status: 'Rejected', players: 0 })
      expect(await world.standing(gameId, second)).toMatchObject({ status: 'Pending', players: 1 })
    })
  })

  describe('a game without review', () => {
    test('gives a team all enabled challenges, locks it and changes the board', async () => {
      const gameId = await world.game({ acceptWithoutReview: true })
      const enabled = [await world.challenge(gameId), await world.challenge(gameId)]
      await world.challenge(gameId, false)
      const team = await world.team('Ferry', 'ann', 'ben')
      const { id, status } = await world.joined('ann', gameId, team)
      expect([status, await world.instances(id), (await world.look(team)).locked]).toEqual([
        'Accepted',
        enabled,
        true,
      ])
      expect(await world.changes(gameId)).toBe(1)
      await world.joined('ben', gameId, team)
      expect(await world.changes(gameId)).toBe(1)
    })
    test('does not accept a suspended team', async () => {
      const gameId = await world.game({ acceptWithoutReview: true })
      const team = await world.team('Ferry', 'ann', 'ben')
      await world.put((await world.joined('ann', gameId, team)).id, 'Suspended')
      await world.joined('ben', gameId, team)
      expect(await world.standing(gameId, team)).toMatchObject({ status: 'Suspended', players: 2 })
    })
    test('does not accept a rejected one, neither as a new team nor with another player', async () => {
      const gameId = await world.game({ acceptWithoutReview: true })
      const team = await world.team('Ferry', 'ann', 'ben')
      await world.put((await world.joined('ann', gameId, team)).id, 'Rejected')
      expectRefusal(await world.join('ann', gameId, team), 400, 'teamTurnedAway')
      expectRefusal(await world.join('ben', gameId, team), 400, 'teamTurnedAway')
      expect((await world.leave('ann', gameId)).statusCode).toBe(200)
      expect(await world.standing(gameId, team)).toMatchObject({ status: 'Rejected', players: 0 })
      expectRefusal(await world.join('ann', gameId, team), 400, 'teamTurnedAway')
      await world.put((await world.one(gameId, team)).id, 'Accepted')
      await world.joined('ann', gameId, team)
      expect(await world.standing(gameId, team)).toMatchObject({ status: 'Accepted', players: 1 })
    })
    test('accepts a player of a rejected team with another team', async () => {
      const gameId = await world.game({ acceptWithoutReview: true })
      const [first, second] = [await world.team('First', 'ann'), await world.team('Second', 'ben', 'ann')]
      await world.put((await world.joined('ann', gameId, first)).id, 'Rejected')
      await world.joined('ann', gameId, second)
      expect(await world.standing(gameId, second)).toMatchObject({ status: 'Accepted', players: 1 })
    })
    test('accepts a team that is still waiting', async () => {
      const gameId = await world.game({ acceptWithoutReview: true })
      const team = await world.team('Ferry', 'ann', 'ben')
      await world.enter(gameId, team, ['ann'], 'Pending')
      await world.joined('ben', gameId, team)
      expect(await world.standing(gameId, team)).toMatchObject({ status: 'Accepted', players: 2 })
    })
  })
})

describe('leaving', () => {
  test.each(['Pending', 'Rejected'] as const)(
    'while %s works, and the last player removes the participation',
    async (status) => {
      const gameId = await world.game()
      const team = await world.team('Ferry', 'ann', 'ben')
      await world.enter(gameId, team, ['ann', 'ben'], status)
      const answer = await world.leave('ann', gameId)
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      expect(await world.standing(gameId, team)).toMatchObject({ status, players: 1 })
      expectRefusal(await world.leave('ann', gameId), 400, 'notPlaying')
      expect((await world.leave('ben', gameId)).statusCode).toBe(200)
      expect(await world.all(gameId)).toEqual([])
    },
  )
  test.each(['Accepted', 'Suspended'] as const)('while %s is refused', async (status) => {
    const gameId = await world.game()
    const team = await world.team('Ferry', 'ann')
    await world.enter(gameId, team, ['ann'], status)
    expectRefusal(await world.leave('ann', gameId), 400, 'leaveTooLate')
    expect(await world.standing(gameId, team)).toMatchObject({ players: 1 })
  })
  test('of an unknown game, or of one not joined, is refused', async () => {
    expectRefusal(await world.leave('ann', 2_147_483_647), 404, 'gameMissing')
    expectRefusal(await world.leave('ann', await world.game()), 400, 'notPlaying')
  })
})
