import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer } from '../../a-server.ts'
import { expectRefusal, teamWorld, type TeamWorld } from './team.world.ts'

let world: TeamWorld
// Rate limits are off, so that concurrent calls reach the database at the same time, as from several
// processes.
beforeAll(async () => {
  world = await teamWorld()
  await world.people('ann', 'ben', 'cleo')
})
afterAll(() => world.close())

const times = <Value>(count: number, ask: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, ask))
const refused = <Answer extends { statusCode: number }>(answers: readonly Answer[]) =>
  answers.filter(({ statusCode }) => statusCode !== 200)
const codeOf = async (id: number) => (await world.say('ann', 'GET', `/api/team/${id}/invite`)).json<string>()

describe('at the same time', () => {
  test('many creations make one team', async () => {
    await world.people('cora')
    const answers = await times(12, () => world.say('cora', 'POST', '/api/team', { name: 'x' }))
    expect(refused(answers)).toHaveLength(11)
    for (const answer of refused(answers)) expectRefusal(answer, 400, 'captainAlready')
    expect((await world.say('cora', 'GET', '/api/team')).json()).toHaveLength(1)
  })
  test('the limit admits one creation at a time, and lets the others wait', async () => {
    const limited = await teamWorld(await aServer())
    await limited.people('una')
    const answers = await times(12, () => limited.say('una', 'POST', '/api/team', { name: 'x' }))
    expect(refused(answers).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 11 }, () => 400),
    )
    await limited.close()
  })
  test('many uses of a code make one membership', async () => {
    const id = await world.team('Ferry', 'ann')
    const code = await codeOf(id)
    const answers = await times(12, () => world.say('ben', 'POST', '/api/team/accept', code))
    expect(refused(answers)).toHaveLength(11)
    for (const answer of refused(answers)) expectRefusal(answer, 400, 'memberAlready')
    expect(await world.names(id)).toEqual(['ann*', 'ben'])
  })
  test("two teams cannot exceed a user's limit of captaincies", async () => {
    for (let round = 0; round < 5; round++) {
      const [name, one, other] = [`kim${round}`, `lea${round}`, `max${round}`]
      await world.people(name)
      for (const team of ['First', 'Second']) await world.team(team, name)
      const [third, fourth] = [await world.team('Third', one, name), await world.team('Fourth', other, name)]
      const newCaptainId = world.idOf(name)
      const answers = await Promise.all([
        world.say(one, 'PUT', `/api/team/${third}/transfer`, { newCaptainId }),
        // Another spelling of the same id must wait for the same lock.
        world.say(other, 'PUT', `/api/team/${fourth}/transfer`, { newCaptainId: newCaptainId.toUpperCase() }),
      ])
      expect(refused(answers)).toHaveLength(1)
      expect(await world.server.store.teams.captaincies(newCaptainId)).toBe(3)
    }
  })
  test('a creation and a transfer leave no user with a second team of their own', async () => {
    for (let round = 0; round < 8; round++) {
      const [giver, taker] = [`ned${round}`, `ole${round}`]
      const id = await world.team('Given', giver, taker)
      const [created, given] = await Promise.all([
        world.say(taker, 'POST', '/api/team', { name: 'Made' }),
        world.say(giver, 'PUT', `/api/team/${id}/transfer`, { newCaptainId: world.idOf(taker) }),
      ])
      // The transfer may come second. Then the user leads both teams, which the rules allow.
      expect(given.statusCode).toBe(200)
      expect([200, 400]).toContain(created.statusCode)
      expect(await world.server.store.teams.captaincies(world.idOf(taker))).toBe(
        created.statusCode === 200 ? 2 : 1,
      )
    }
  })
  test.each([
    ['leaves', (id: number) => world.say('ben', 'POST', `/api/team/${id}/leave`)],
    ['is kicked', (id: number) => world.say('ann', 'POST', `/api/team/${id}/kick/${world.idOf('ben')}`)],
  ])('a member who is made captain while they %s is in the team or not captain', async (_, part) => {
    for (let round = 0; round < 15; round++) {
      const id = await world.team('Ferry', 'ann', 'ben')
      const first = round % 2 === 0 ? part(id) : null
      const [given, parted] = await Promise.all([
        world.say('ann', 'PUT', `/api/team/${id}/transfer`, { newCaptainId: world.idOf('ben') }),
        first ?? part(id),
      ])
      expect([given.statusCode === 200, parted.statusCode === 200].filter(Boolean)).toHaveLength(1)
      expect(await world.names(id)).toEqual(given.statusCode === 200 ? ['ben*', 'ann'] : ['ann*'])
      // Deletes the team, because a user may lead only a few.
      await world.server.store.teams.delete(id)
    }
  })
  test('two transfers by one captain leave one captain', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await world.team('Ferry', 'ann', 'ben', 'cleo')
      const answers = await Promise.all(
        ['ben', 'cleo'].map((name) =>
          world.say('ann', 'PUT', `/api/team/${id}/transfer`, { newCaptainId: world.idOf(name) }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 403]))
      expect((await world.names(id))?.filter((name) => name.endsWith('*'))).toHaveLength(1)
      await world.server.store.teams.delete(id)
    }
  })
  test('a user who joins while the team is deleted is in no team, and gets no fault', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await world.team('Ferry', 'ann')
      const code = await codeOf(id)
      const [accepted, deleted] = await Promise.all([
        world.say('ben', 'POST', '/api/team/accept', code),
        world.say('ann', 'DELETE', `/api/team/${id}`),
      ])
      expect([200, 400]).toContain(accepted.statusCode)
      expect(deleted.statusCode).toBe(200)
      expect(await world.count('team_members', id)).toBe(0)
    }
  })
})
