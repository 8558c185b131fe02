import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../team/team.world.ts'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

const MOST = 3
const HOUR_MS = 3_600_000
let world: SubmissionWorld
let place: Place
let ann: Player
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const gameId = await world.game({ practiceMode: true })
  ann = await world.player(gameId)
  place = { gameId, challengeId: await world.challenge(gameId, { attemptLimit: MOST }) }
})

const fail = async (player: Player, times: number) => {
  for (let nth = 0; nth < times; nth++)
    expect(await world.answer(player, place, `flag{guess ${nth}}`)).toBe('WrongAnswer')
}
const expectUsedUp = (answer: Awaited<ReturnType<SubmissionWorld['submit']>>) =>
  expectRefusal(answer, 400, 'attemptsUsedUp')

describe('a team that has used up its tries', () => {
  test('is refused in the base form of an error, with a correct flag too, and stores nothing more', async () => {
    await fail(ann, MOST)
    expectUsedUp(await world.submit(ann, place, 'flag{guess}'))
    expectUsedUp(await world.submit(ann, place, 'flag{right}'))
    expect(await world.submissions(place.gameId)).toHaveLength(MOST)
    expect(await world.solves(place)).toEqual([])
  })
  test('counts the flags of all its members, and no other team’s', async () => {
    const mate = await world.mate(place.gameId, ann)
    const bob = await world.player(place.gameId)
    await world.server.store.challenges.makeInstances(place.challengeId)
    await fail(ann, MOST - 1)
    await fail(mate, 1)
    expectUsedUp(await world.submit(ann, place, 'flag{right}'))
    expect(await world.answer(bob, place, 'flag{right}')).toBe('Accepted')
  })
  test('may still try other challenges', async () => {
    const other = await world.challenge(place.gameId)
    await fail(ann, MOST)
    expect(await world.answer(ann, { ...place, challengeId: other }, 'flag{right}')).toBe('Accepted')
  })
  test('gets the earlier response when a stored submission is repeated', async () => {
    const key = { 'idempotency-key': 'once' }
    const first = await world.submit(ann, place, 'flag{guess}', key)
    await fail(ann, MOST - 1)
    const again = await world.submit(ann, place, 'flag{guess}', key)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
  })
  test('goes on when an organiser raises or removes the limit', async () => {
    await fail(ann, MOST)
    await world.set(place, { attemptLimit: MOST + 1 })
    expect(await world.answer(ann, place, 'flag{guess}')).toBe('WrongAnswer')
    expectUsedUp(await world.submit(ann, place, 'flag{guess}'))
    await world.set(place, { attemptLimit: 0 })
    expect(await world.answer(ann, place, 'flag{right}')).toBe('Accepted')
  })
  test('may practise after the end', async () => {
    await fail(ann, MOST)
    const game = await world.server.store.games.byId(place.gameId)
    world.server.clock.advance((game?.endAt ?? 0) + HOUR_MS - world.server.clock.now())
    expect(await world.answer(ann, place, 'flag{right}')).toBe('Accepted')
  })
})
test('of 200 wrong flags at once exactly as many are judged as the limit allows', async () => {
  const told = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => world.submit(ann, place, `flag{guess ${nth}}`)),
  )
  const judged = told.filter(({ statusCode }) => statusCode === 200)
  expect([judged.length, told.filter(({ statusCode }) => statusCode === 400).length]).toEqual([
    MOST,
    200 - MOST,
  ])
  expect(await world.submissions(place.gameId)).toHaveLength(MOST)
})
test('a correct flag that comes before the last wrong one counts, whatever comes with it', async () => {
  const told = await Promise.all([
    world.submit(ann, place, 'flag{a}'),
    world.submit(ann, place, 'flag{b}'),
    world.submit(ann, place, 'flag{right}'),
  ])
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await world.solves(place)).toHaveLength(1)
})
test('players read the limit with the challenge', async () => {
  const { gameId, challengeId } = place
  const read = await world.server.ask('GET', `/api/game/${gameId}/challenges/${challengeId}`, {
    headers: { cookie: ann.cookie },
  })
  expect(read.json()).toMatchObject({ attemptLimit: MOST })
})
