import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TeamAttempt } from '#contract/models/submission.ts'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

let world: SubmissionWorld
let place: Place
let ann: Player
let bob: Player
let eve: Player
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const gameId = await world.game()
  ann = await world.player(gameId)
  eve = await world.player(gameId)
  bob = await world.mate(gameId, ann)
  place = { gameId, challengeId: await world.challenge(gameId) }
})

const ask = ({ cookie }: Player, { gameId, challengeId }: Place = place) =>
  world.server.ask('GET', `/api/game/${gameId}/challenges/${challengeId}/attempts`, { headers: { cookie } })
const listed = async (player: Player, of: Place = place) => (await ask(player, of)).json<TeamAttempt[]>()
const told = (attempts: TeamAttempt[]) => attempts.map(({ user, answer, status }) => [user, answer, status])

describe("a team's submissions", () => {
  test('are returned to all of its members, the newest first, with user and time', async () => {
    await world.answer(ann, place, 'flag{a}')
    await world.answer(bob, place, 'flag{b}')
    await world.answer(ann, place, 'flag{right}')
    const attempts = await listed(bob)
    expect(told(attempts)).toEqual([
      [ann.name, 'flag{right}', 'Accepted'],
      [bob.name, 'flag{b}', 'WrongAnswer'],
      [ann.name, 'flag{a}', 'WrongAnswer'],
    ])
    expect(attempts.every(({ time }) => !Number.isNaN(Date.parse(time)))).toBe(true)
    expect(await listed(ann)).toEqual(attempts)
  })
  test('are not returned to another team', async () => {
    await world.answer(ann, place, 'flag{a}')
    expect(await listed(eve)).toEqual([])
  })
  test('are those of one challenge', async () => {
    await world.answer(ann, place, 'flag{a}')
    const other = { ...place, challengeId: await world.challenge(place.gameId) }
    expect(await listed(ann, other)).toEqual([])
  })
  test('do not show that a flag was another team’s', async () => {
    const challengeId = await world.challenge(place.gameId, { type: 'DynamicAttachment', flags: [] })
    const own = { ...place, challengeId }
    await world.deal(own, ann, 'flag{ann}')
    await world.deal(own, eve, 'flag{eve}')
    await world.answer(ann, own, 'flag{eve}')
    expect(await world.cheats(place.gameId)).toHaveLength(1)
    expect(told(await listed(ann, own))).toEqual([[ann.name, 'flag{eve}', 'WrongAnswer']])
  })
  test('is the latest fifty', async () => {
    for (let nth = 0; nth < 52; nth += 1) await world.answer(ann, place, `flag{${nth}}`)
    const answers = (await listed(ann)).map(({ answer }) => answer)
    expect(answers).toHaveLength(50)
    expect(answers[0]).toBe('flag{51}')
  })
  test('of a disabled or unknown challenge are 404', async () => {
    await world.enable(place, false)
    expect((await ask(ann)).statusCode).toBe(404)
    expect((await ask(ann, { ...place, challengeId: 2_000_000 })).statusCode).toBe(404)
  })
})
