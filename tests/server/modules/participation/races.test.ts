import { afterAll, beforeAll, expect, test } from 'vitest'
import { participationWorld, type ParticipationWorld } from './participation.world.ts'

let world: ParticipationWorld
const NAMES = Array.from({ length: 20 }, (_, at) => `racer${at}`)
const [CAPTAIN = '', ...OTHERS] = NAMES
beforeAll(async () => {
  world = await participationWorld()
  await world.people(...NAMES)
}, 120_000)
afterAll(() => world.close())

const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

test('twenty simultaneous joins never exceed the limit, and make one participation', async () => {
  const gameId = await world.game({ teamMemberCountLimit: 3 })
  const team = await world.team('Crowd', CAPTAIN, ...OTHERS)
  const answers = await Promise.all(NAMES.map((name) => world.join(name, gameId, team)))
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(3)
  expect(statuses(answers).filter((status) => status === 400)).toHaveLength(17)
  const all = await world.all(gameId)
  expect(all.map(({ team: { id }, registeredMembers }) => [id, registeredMembers.length])).toEqual([
    [team, 3],
  ])
})

test('a player who joins with twenty teams at the same time plays for one', async () => {
  const gameId = await world.game()
  const teams: number[] = []
  for (const name of NAMES)
    teams.push(name === CAPTAIN ? await world.team('Own', CAPTAIN) : await world.team('Other', name, CAPTAIN))
  const answers = await Promise.all(teams.map((team) => world.join(CAPTAIN, gameId, team)))
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1)
  expect(statuses(answers).filter((status) => status === 400)).toHaveLength(19)
  expect((await world.all(gameId)).map(({ registeredMembers }) => registeredMembers)).toEqual([
    [world.idOf(CAPTAIN)],
  ])
})

test('simultaneous joining and leaving leaves no participation without a player', async () => {
  const gameId = await world.game()
  const team = await world.team('Tide', CAPTAIN, ...OTHERS)
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      NAMES.flatMap((name) => [world.join(name, gameId, team), world.leave(name, gameId)]),
    )
    for (const status of statuses(answers)) expect([200, 400]).toContain(status)
    for (const { registeredMembers } of await world.all(gameId)) expect(registeredMembers).not.toEqual([])
    for (const name of NAMES) await world.leave(name, gameId)
    expect(await world.all(gameId)).toEqual([])
  }
})

test('a team that is deleted, decided about and joined at the same time is complete or gone, without a deadlock', async () => {
  for (let round = 0; round < 8; round++) {
    const gameId = await world.game()
    await world.challenge(gameId)
    const team = await world.team('Brief', CAPTAIN, 'racer1', 'racer2')
    const { id } = await world.joined(CAPTAIN, gameId, team)
    const answers = await Promise.all([
      world.join('racer1', gameId, team),
      world.put(id, 'Accepted'),
      world.say(CAPTAIN, 'DELETE', `/api/team/${team}`),
      world.leave(CAPTAIN, gameId),
      world.put(id, 'Rejected'),
      world.join('racer2', gameId, team),
    ])
    for (const status of statuses(answers)) expect([200, 400, 404]).toContain(status)
    const isThere = (await world.say(null, 'GET', `/api/team/${team}`)).statusCode === 200
    if (!isThere) expect(await world.all(gameId)).toEqual([])
  }
})

test('a challenge enabled while teams are accepted is assigned to each of them', async () => {
  const gameId = await world.game()
  const ids: number[] = []
  for (const name of NAMES.slice(0, 8))
    ids.push((await world.joined(name, gameId, await world.team('T', name))).id)
  const challenges = [await world.challenge(gameId, false), await world.challenge(gameId, false)]
  const enable = (cId: number) =>
    world.say('root', 'PUT', `/api/edit/games/${gameId}/challenges/${cId}`, { isEnabled: true })
  await world.server.store.flags.add(challenges[0] ?? 0, [{ flag: 'f', target: null }])
  await world.server.store.flags.add(challenges[1] ?? 0, [{ flag: 'f', target: null }])
  await Promise.all([...ids.map((id) => world.put(id, 'Accepted')), ...challenges.map(enable)])
  for (const id of ids) expect(await world.instances(id)).toEqual(challenges)
})
