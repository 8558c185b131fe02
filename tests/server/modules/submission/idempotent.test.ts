import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../team/team.world.ts'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

let world: SubmissionWorld
let place: Place
let ann: Player
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const gameId = await world.game()
  ann = await world.player(gameId)
  place = { gameId, challengeId: await world.challenge(gameId) }
})

const named = (key: string) => ({ 'idempotency-key': key })
const submit = async (flag: string, key: string, player = ann, where = place) =>
  (await world.submit(player, where, flag, named(key))).json<number>()
const stored = async () => (await world.submissions(place.gameId)).length

test('without a key each submission is a new one', async () => {
  const [first, second] = [await world.submit(ann, place, 'no'), await world.submit(ann, place, 'no')]
  expect([first.json() === second.json(), await stored()]).toEqual([false, 2])
})
test('with the same key it is judged once, with any white space around it', async () => {
  const first = await submit('flag{right}', 'k-1')
  expect([await submit('flag{right}', 'k-1'), await submit('  flag{right} ', 'k-1')]).toEqual([first, first])
  expect([
    await stored(),
    (await world.events(place.gameId)).length,
    (await world.notices(place.gameId)).length,
  ]).toEqual([1, 1, 1])
})
test('in parallel, too', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => submit('flag{right}', 'k_2')))
  expect([new Set(ids).size, await stored(), (await world.solves(place)).length]).toEqual([1, 1, 1])
})
test('texts that the database normalises are equal when they are sent again', async () => {
  for (const [index, flag] of ['e\u0301', 'é', '🏴'].entries()) {
    expect(await submit(flag, `spelt-${index}`)).toBe(await submit(flag, `spelt-${index}`))
  }
})
test('the same key for another submission is refused, also at the same time', async () => {
  await submit('one', 'k3')
  const other = { ...place, challengeId: await world.challenge(place.gameId) }
  expectRefusal(await world.submit(ann, place, 'two', named('k3')), 400, 'answerKeyTaken')
  expectRefusal(await world.submit(ann, other, 'one', named('k3')), 400, 'answerKeyTaken')
  const statuses = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (flag) => (await world.submit(ann, place, flag, named('k4'))).statusCode),
  )
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 400, 400, 400])
})
test('in another game as well, and of two simultaneous ones in two games one fails', async () => {
  const gameId = await world.game()
  const second = await world.player(gameId)
  const elsewhere = { gameId, challengeId: await world.challenge(gameId) }
  await world.server.store.participations.addMember({
    participationId: second.participationId,
    gameId,
    userId: ann.id,
  })
  for (let round = 0; round < 10; round++) {
    const both = await Promise.all(
      [place, elsewhere].map(
        async (where) => (await world.submit(ann, where, 'x', named(`r${round}`))).statusCode,
      ),
    )
    expect(both.sort((a, b) => a - b)).toEqual([200, 400])
  }
})
test('two users may use the same key', async () => {
  const bob = await world.player(place.gameId)
  expect(await submit('x', 'k5')).not.toBe(await submit('x', 'k5', bob))
})
test('a refused submission does not use up its key', async () => {
  await world.setStatus(ann, 'Suspended')
  expectRefusal(await world.submit(ann, place, 'flag{right}', named('k6')), 400, 'notAccepted')
  await world.setStatus(ann, 'Accepted')
  expect((await world.submit(ann, place, 'flag{right}', named('k6'))).statusCode).toBe(200)
})
test('a repeated request after the end, or after the challenge was hidden, gets the same response', async () => {
  const id = await submit('flag{right}', 'k7')
  await world.enable(place, false)
  expect(await submit('flag{right}', 'k7')).toBe(id)
  world.server.clock.advance(30 * 24 * 3_600_000)
  ann.cookie = await world.enter(ann.id)
  expect(await submit('flag{right}', 'k7')).toBe(id)
})
