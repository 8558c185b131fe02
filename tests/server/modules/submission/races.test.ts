import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerResult } from '#contract/models/submission.ts'
import { openFlagJudge } from '#server/modules/submission/flag-judge.ts'
import { QUIET } from '../../a-server.ts'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

const TEAMS = 200
let world: SubmissionWorld
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())

async function aPlayedGame(teams: number): Promise<{ place: Place; players: Player[] }> {
  const gameId = await world.game()
  const players = await world.players(gameId, teams)
  return { place: { gameId, challengeId: await world.challenge(gameId) }, players }
}
const together = <Value>(players: readonly Player[], act: (player: Player) => Promise<Value>) =>
  Promise.all(players.map(act))

test('of 200 correct submissions of 200 teams one is first, and no placing is missing or used twice', async () => {
  const { place, players } = await aPlayedGame(TEAMS)
  expect(new Set(await together(players, (player) => world.answer(player, place, 'flag{right}')))).toEqual(
    new Set(['Accepted']),
  )
  const solves = await world.solves(place)
  expect([
    solves.length,
    new Set(solves.map(({ participationId }) => participationId)).size,
    new Set(solves.map(({ at }) => at)).size,
  ]).toEqual([TEAMS, TEAMS, TEAMS])
  expect((await world.notices(place.gameId)).map(({ type }) => type)).toEqual([
    'FirstBlood',
    'SecondBlood',
    'ThirdBlood',
  ])
  const facts = await world.facts(place.gameId)
  expect(facts.map(({ seq }) => seq)).toEqual(Array.from({ length: TEAMS }, (_, index) => index + 1))
  // The facts of the board must have the order of the ranks.
  expect(facts.map((fact) => (fact.kind === 'solve' ? fact.at : 0))).toEqual(solves.map(({ at }) => at))
})
test('200 correct submissions of one team are one solve', async () => {
  const { place, players } = await aPlayedGame(1)
  const [player] = players
  if (!player) throw new Error('nobody plays')
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => world.answer(player, place, 'flag{right}')),
  )
  expect(new Set(answers)).toEqual(new Set(['Accepted']))
  expect([
    (await world.solves(place)).length,
    (await world.notices(place.gameId)).length,
    (await world.submissions(place.gameId)).length,
  ]).toEqual([1, 1, 200])
})
test('two servers on one database use no placing twice', async () => {
  const { place, players } = await aPlayedGame(60)
  const { store, clock } = world.server
  const deaf = {
    publish: () => {},
    platformLog: { write: () => {} },
    logger: { warn: () => {} },
  }
  const [one, two, three] = [0, 1, 2].map(() => openFlagJudge({ store, clock, config: QUIET, ...deaf }))
  await Promise.all(
    players.map(async ({ id, name }, index) => {
      const judge = index % 3 === 0 ? one : index % 3 === 1 ? two : three
      await judge?.judge({
        ...place,
        actor: { id, name },
        ip: '',
        text: 'flag{right}',
        at: clock.now(),
        key: `p${index}`,
      })
    }),
  )
  expect(new Set((await world.solves(place)).map(({ at }) => at)).size).toBe(60)
  expect((await world.notices(place.gameId)).map(({ type }) => type)).toEqual([
    'FirstBlood',
    'SecondBlood',
    'ThirdBlood',
  ])
})

/** All players submit while the game changes. Accepted submissions must be stored, and refused ones not. */
async function raced(happens: (place: Place) => Promise<unknown>) {
  const { place, players } = await aPlayedGame(40)
  const statuses = together(players, async (player) => {
    const answer = await world.submit(player, place, 'flag{right}')
    return { status: answer.statusCode, id: answer.statusCode === 200 ? answer.json<number>() : null, player }
  })
  await happens(place)
  return { place, told: await statuses }
}
const organise = (cookie: string) => (method: 'PUT' | 'DELETE', url: string, body?: object) =>
  world.server.ask(method, `/api/edit/games/${url}`, {
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })

test('a challenge disabled in the meantime: each submission is either judged or 404', async () => {
  await world.server.user('boss', 'Admin')
  const say = organise(await world.server.signIn('boss'))
  const { place, told } = await raced(async ({ gameId, challengeId }) => {
    expect((await say('PUT', `${gameId}/challenges/${challengeId}`, { isEnabled: false })).statusCode).toBe(
      200,
    )
  })
  const accepted = told.filter(({ status }) => status === 200)
  expect(told.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  expect([(await world.submissions(place.gameId)).length, (await world.solves(place)).length]).toEqual([
    accepted.length,
    accepted.length,
  ])
  for (const { id, player } of accepted)
    expect((await world.look(player, place, id ?? 0)).json<AnswerResult>()).toBe('Accepted')
})
test('a challenge deleted in the meantime deletes its submissions, and no request gets a server error', async () => {
  await world.server.user('chief', 'Admin')
  const say = organise(await world.server.signIn('chief'))
  const { place, told } = await raced(({ gameId, challengeId }) =>
    say('DELETE', `${gameId}/challenges/${challengeId}`),
  )
  expect(told.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  expect(await world.submissions(place.gameId)).toEqual([])
})
test('the end: a submission from before it counts, however late it is judged', async () => {
  const { clock } = world.server
  const gameId = await world.game({ endAt: clock.now() + 10 })
  const players = await world.players(gameId, 40)
  const place = { gameId, challengeId: await world.challenge(gameId) }
  const early = players.slice(0, 20).map((player) => world.answer(player, place, 'flag{right}'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  clock.advance(100)
  await Promise.all([
    ...early,
    ...players.slice(20).map((player) => world.answer(player, place, 'flag{right}')),
  ])
  const facts = await world.facts(gameId)
  const solves = await world.solves(place)
  expect(solves).toHaveLength(40)
  // The board must have the solves before the end, and no others.
  const endAt = clock.now() - 90
  expect(facts).toHaveLength(solves.filter(({ at }) => at < endAt).length)
})
