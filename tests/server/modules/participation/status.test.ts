import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { expectRefusal, participationWorld, type ParticipationWorld } from './participation.world.ts'

let world: ParticipationWorld
beforeAll(async () => {
  world = await participationWorld()
  await world.people('ann', 'ben')
}, 60_000)
afterAll(() => world.close())

const STATUSES = ['Pending', 'Accepted', 'Rejected', 'Suspended'] as const
/** A team that took part before, so that a board has something to show. */
async function aTeam(status: StoredParticipationStatus, hasInstance = true, more = {}) {
  const gameId = await world.game(more)
  const challengeId = await world.challenge(gameId)
  const teamId = await world.team('Ferry', 'ann')
  const id = await world.enter(gameId, teamId, ['ann'], status)
  if (hasInstance) await world.server.store.instances.make(id)
  return { gameId, teamId, id, challengeId }
}

describe('a new status', () => {
  test.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    '%s becomes %s',
    async (from, to) => {
      const { gameId, teamId, id } = await aTeam(from)
      const answer = await world.put(id, to)
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      expect((await world.one(gameId, teamId)).status).toBe(to)
      expect((await world.look(teamId)).locked).toBe(to === 'Accepted')
      // Only changes that move a team onto the board or off it must be counted.
      expect(await world.changes(gameId)).toBe((from === 'Accepted') === (to === 'Accepted') ? 0 : 1)
    },
  )
  test('may be set after the end, and changes the board', async () => {
    const { gameId, id } = await aTeam('Accepted', true, { endAt: world.server.clock.now() - 1 })
    await world.put(id, 'Suspended')
    expect(await world.changes(gameId)).toBe(1)
  })
})

describe('accepting', () => {
  test('assigns all enabled challenges, once', async () => {
    const { gameId, id, challengeId } = await aTeam('Pending', false)
    await world.challenge(gameId, false)
    await world.put(id, 'Accepted')
    expect([await world.instances(id), await world.changes(gameId)]).toEqual([[challengeId], 1])
    await world.put(id, 'Accepted')
    expect([await world.instances(id), await world.changes(gameId)]).toEqual([[challengeId], 1])
    const late = await world.challenge(gameId)
    await world.put(id, 'Accepted')
    expect([await world.instances(id), await world.changes(gameId)]).toEqual([[challengeId, late], 2])
  })
  test('in a game without challenges changes no board', async () => {
    const gameId = await world.game()
    const id = await world.enter(gameId, await world.team('Ferry', 'ann'), ['ann'], 'Pending')
    await world.put(id, 'Accepted')
    expect(await world.changes(gameId)).toBe(0)
  })
  test('locks the team: no member leaves or is removed, also if it is suspended', async () => {
    const gameId = await world.game()
    const teamId = await world.team('Ferry', 'ann', 'ben')
    const id = await world.enter(gameId, teamId, ['ann', 'ben'], 'Pending')
    await world.put(id, 'Accepted')
    for (const status of ['Accepted', 'Suspended'] as const) {
      await world.put(id, status)
      expectRefusal(await world.say('ben', 'POST', `/api/team/${teamId}/leave`), 400, 'teamLocked')
      expectRefusal(
        await world.say('ann', 'POST', `/api/team/${teamId}/kick/${world.idOf('ben')}`),
        400,
        'teamLocked',
      )
    }
  })
})

describe('is refused', () => {
  test('for an unknown participation', async () => {
    expectRefusal(await world.put(2_147_483_647, 'Accepted'), 404, 'participationMissing')
  })
  test.each(['Unsubmitted', 'Whatever', '-1', '5'])('to become %s', async (status) => {
    const { gameId, teamId, id } = await aTeam('Pending')
    expectRefusal(await world.put(id, status), 400, 'fieldMalformed', 'zh', { field: 'status' })
    expect((await world.one(gameId, teamId)).status).toBe('Pending')
  })
  test('but accepted as a number of the wire', async () => {
    const { gameId, teamId, id } = await aTeam('Pending')
    expect((await world.put(id, '1')).statusCode).toBe(200)
    expect((await world.one(gameId, teamId)).status).toBe('Accepted')
  })
})

describe('the list for reviewers', () => {
  test('has every participation by team, with all members and those who joined', async () => {
    const gameId = await world.game({ organizations: ['A'] })
    const [first, second] = [await world.team('First', 'ann', 'ben'), await world.team('Second', 'ben')]
    const id = await world.enter(gameId, second, [], 'Rejected')
    await world.joined('ben', gameId, first, { organization: 'A' })
    const member = (name: string) => ({
      userId: world.idOf(name),
      userName: name,
      email: `${name}@test.example`,
      bio: '',
      phone: null,
      realName: '',
      stdNumber: '',
      avatar: null,
      role: 'User',
    })
    const team = { bio: null, avatar: null, locked: false }
    expect(await world.all(gameId)).toEqual([
      {
        id: expect.any(Number) as number,
        status: 'Pending',
        organization: 'A',
        registeredMembers: [world.idOf('ben')],
        team: {
          ...team,
          id: first,
          name: 'First',
          captainId: world.idOf('ann'),
          members: [member('ann'), member('ben')],
        },
      },
      {
        id,
        status: 'Rejected',
        organization: null,
        registeredMembers: [],
        team: { ...team, id: second, name: 'Second', captainId: world.idOf('ben'), members: [member('ben')] },
      },
    ])
  })
  test('is available before the start, and 404 for an unknown game', async () => {
    const gameId = await world.game({ startAt: world.server.clock.now() + 1 })
    expect(await world.all(gameId)).toEqual([])
    expectRefusal(await world.say('root', 'GET', '/api/game/2147483647/participations'), 404, 'gameMissing')
  })
  test('still names a team that was deleted after it played', async () => {
    const { gameId, teamId } = await aTeam('Accepted')
    await world.server.store.teams.dissolve(teamId)
    expect((await world.one(gameId, teamId)).team).toMatchObject({
      name: 'Ferry',
      captainId: '',
      members: [],
    })
  })
})

describe('one decision on many', () => {
  test('is stored together, in any order, and a missing one does not affect the others', async () => {
    const gameId = await world.game()
    const challengeId = await world.challenge(gameId)
    const teams = [await world.team('Ferry', 'ann'), await world.team('Barge', 'ben')]
    const [first, second] = [
      await world.enter(gameId, teams[0] ?? 0, ['ann'], 'Pending'),
      await world.enter(gameId, teams[1] ?? 0, ['ben'], 'Pending'),
    ]
    const answer = await world.putAll([second, 999_999, first, second], 'Accepted')
    expect(answer.json()).toEqual([
      { id: String(second), status: 200, title: null },
      { id: '999999', status: 404, title: expect.stringMatching(/./) as unknown },
      { id: String(first), status: 200, title: null },
      { id: String(second), status: 200, title: null },
    ])
    for (const teamId of teams) {
      expect((await world.one(gameId, teamId)).status).toBe('Accepted')
      expect((await world.look(teamId)).locked).toBe(true)
    }
    expect(await Promise.all([first, second].map((id) => world.instances(id)))).toEqual([
      [challengeId],
      [challengeId],
    ])
    expect((await world.putAll([], 'Accepted')).json()).toEqual([])
  })
  test('is refused for more than a hundred, and for an invalid status', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await world.putAll(ids, 'Accepted')).statusCode).toBe(400)
    expect((await world.putAll([1], 'Unsubmitted')).statusCode).toBe(400)
  })
})
