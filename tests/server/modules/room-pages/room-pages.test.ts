import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomPersonModel, RoomResultsModel, RoomTeamModel } from '#contract/models/room-pages.ts'
import { statement } from '#server/store/sql.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'
import { expectRefusal } from '../team/team.world.ts'

const FROM = statement(
  'test.roomPages.from',
  'update submissions set ip = $2 where game_id = $1 and ($3::integer is null or participation_id = $3)',
)

let world: Awaited<ReturnType<typeof freezeWorld>>
beforeAll(async () => {
  world = await freezeWorld()
})
afterAll(() => world.close())

const look = (gameId: number, path: string, cookie: string | null = world.monitorCookie) =>
  world.server.ask('GET', `/api/game/${gameId}/overview/${path}`, {
    headers: { 'accept-language': 'zh', ...(cookie === null ? {} : { cookie }) },
  })
/** Three wrong flags of two teams, one of them another team's flag, and a solve of each team. */
async function aTriedGame() {
  const game = await world.aGame()
  const { bob, eve, first, second } = game
  await world.answer(bob, first, 'flag{nope}')
  await world.answer(bob, first, 'flag{nope}')
  await world.answer(eve, first, 'flag{nope}')
  world.server.clock.advance(60_000)
  await world.answer(bob, first, 'flag{right}')
  await world.answer(bob, second, 'flag{almost}')
  const { sql } = world.server.store
  await sql.run(FROM, [game.gameId, '203.0.113.7', null])
  return game
}

test('the page of a team counts what it did, and names the teams with the same address', async () => {
  const { gameId, ann, bob, eve, first, second } = await aTriedGame()
  const team = (await look(gameId, `teams/${bob.participationId}`)).json<RoomTeamModel>()
  expect(team).toMatchObject({ status: 'Accepted', rank: 2, ranked: 3, bloods: 1, history: [] })
  expect(team.tries).toMatchObject({ judged: 4, wrong: 3, solves: 1 })
  expect(team.challenges.map(({ id, tries, placing }) => [id, tries, placing])).toEqual([
    [first.challengeId, 3, 2],
    [second.challengeId, 1, null],
  ])
  expect(team.points).toBe(team.challenges[0]?.points)
  expect(team.people).toMatchObject([
    { userId: bob.id, isRegistered: true, solves: 1, wrong: 3, ip: '203.0.113.7' },
  ])
  expect(team.submissions.map(({ answer }) => answer)).toEqual([
    'flag{almost}',
    'flag{right}',
    'flag{nope}',
    'flag{nope}',
  ])
  expect(team.addresses).toMatchObject([{ ip: '203.0.113.7', count: 4, otherTeams: 2 }])
  expect(team.addresses[0]?.others.map(({ participationId }) => participationId)).toEqual([
    ann.participationId,
    eve.participationId,
  ])
})

test('the page of a person has teams and games, and only administrators see sign-ins', async () => {
  const { gameId, bob } = await aTriedGame()
  const path = `people/${bob.id}`
  const person = (await look(gameId, path)).json<RoomPersonModel>()
  expect(person.tries).toMatchObject({ judged: 4, wrong: 3, solves: 1 })
  expect(person.teams).toMatchObject([{ participationId: bob.participationId }])
  expect(person.games).toMatchObject([{ gameId, participationId: bob.participationId }])
  expect(person.submissions).toHaveLength(4)
  expect(person.addresses).toMatchObject([{ ip: '203.0.113.7', otherTeams: 2 }])
  expect(person.signIns).toEqual([])
  const seen = (await look(gameId, path, world.organiserCookie)).json<RoomPersonModel>()
  expect(seen.signIns.length).toBeGreaterThan(0)
})

test('the results of a challenge count solves, wrong flags and teams that still try', async () => {
  const { gameId, ann, bob, eve, first } = await aTriedGame()
  const results = (await look(gameId, `challenges/${first.challengeId}`)).json<RoomResultsModel>()
  expect(results.tries).toMatchObject({ judged: 5, wrong: 3, solves: 2 })
  expect(results.solved.map(({ participationId, placing }) => [participationId, placing])).toEqual([
    [ann.participationId, 1],
    [bob.participationId, 2],
  ])
  expect(results.wrongAnswers).toEqual([{ answer: 'flag{nope}', times: 3, teams: 2 }])
  expect(results).toMatchObject({ teams: 3, lastHour: 1, unsolved: 1, foreignFlags: 0 })
  expect(results.trying.map(({ participationId }) => participationId)).toEqual([eve.participationId])
  const counted = results.halfHours.reduce((sum, { solves, others }) => sum + solves + others, 0)
  expect(counted).toBe(5)
})

test('a suspended team stays on its page, and the act is in the history of administrators', async () => {
  const { gameId, bob, first } = await aTriedGame()
  const ruled = await world.server.ask('PUT', `/api/admin/participation/${bob.participationId}/Suspended`, {
    headers: { cookie: world.organiserCookie, 'accept-language': 'zh' },
  })
  expect(ruled.statusCode).toBe(200)
  const path = `teams/${bob.participationId}`
  const team = (await look(gameId, path, world.organiserCookie)).json<RoomTeamModel>()
  expect(team).toMatchObject({ status: 'Suspended', rank: null, points: 0 })
  expect(team.submissions).toHaveLength(4)
  expect(team.history).toMatchObject([{ act: 'ParticipationRuled', actor: 'organiser' }])
  const results = (await look(gameId, `challenges/${first.challengeId}`)).json<RoomResultsModel>()
  expect(results.solved).toHaveLength(1)
})

test('what is not of the game is not found', async () => {
  const { bob, first } = await aTriedGame()
  const { gameId } = await world.aGame()
  expectRefusal(await look(gameId, `teams/${bob.participationId}`), 404, 'participationMissing')
  expect((await look(gameId, `people/${bob.id}`)).statusCode).toBe(404)
  expect((await look(gameId, 'people/nobody')).statusCode).toBe(404)
  expect((await look(gameId, `challenges/${first.challengeId}`)).statusCode).toBe(404)
  expect((await look(gameId, `teams/${bob.participationId}`, bob.cookie)).statusCode).toBe(403)
})
