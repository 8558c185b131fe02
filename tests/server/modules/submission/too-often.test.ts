import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWrongAnswerCounts } from '#server/modules/submission/wrong-answer-limit.ts'
import { aServer } from '../../a-server.ts'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

const MOST = 3
const SECONDS = 60
const LIMITED = { wrongAnswers: MOST, wrongAnswersSeconds: SECONDS }

let world: SubmissionWorld
let place: Place
let ann: Player
beforeAll(async () => {
  world = await submissionWorld(await aServer({ config: { rateLimit: true, ...LIMITED } }))
})
afterAll(() => world.close())
beforeEach(async () => {
  const gameId = await world.game()
  ann = await world.player(gameId)
  place = { gameId, challengeId: await world.challenge(gameId) }
})

const fail = async (player: Player, times: number) => {
  for (let nth = 0; nth < times; nth++)
    expect(await world.answer(player, place, `flag{guess ${nth}}`)).toBe('WrongAnswer')
}
const expectTurnedAway = (answer: Awaited<ReturnType<SubmissionWorld['submit']>>, seconds: number) =>
  expect([answer.statusCode, answer.body, answer.headers['retry-after']]).toEqual([429, '', String(seconds)])

describe('a team at its limit of wrong flags', () => {
  test('gets the time until the oldest of them expires, and is accepted at that moment', async () => {
    const { clock } = world.server
    await fail(ann, 1)
    clock.advance(10_000)
    await fail(ann, MOST - 1)
    clock.advance(20_500)
    expectTurnedAway(await world.submit(ann, place, 'flag{guess}'), 30)
    clock.advance(29_499)
    expectTurnedAway(await world.submit(ann, place, 'flag{guess}'), 1)
    clock.advance(1)
    expect(await world.answer(ann, place, 'flag{guess}')).toBe('WrongAnswer')
    expectTurnedAway(await world.submit(ann, place, 'flag{guess}'), 10)
  })
  test('does not learn that a flag is correct, and keeps it: the same attempt counts once it is due', async () => {
    await fail(ann, MOST)
    const key = { 'idempotency-key': 'the-right-one' }
    expectTurnedAway(await world.submit(ann, place, 'flag{right}', key), SECONDS)
    expect(await world.submissions(place.gameId)).toHaveLength(MOST)
    world.server.clock.advance(SECONDS * 1000)
    expect((await world.submit(ann, place, 'flag{right}', key)).statusCode).toBe(200)
    expect(await world.solves(place)).toMatchObject([{ participationId: ann.participationId }])
  })
  test('gets the earlier response when a stored submission is repeated', async () => {
    const key = { 'idempotency-key': 'again' }
    const first = await world.submit(ann, place, 'flag{guess}', key)
    await fail(ann, MOST - 1)
    const again = await world.submit(ann, place, 'flag{guess}', key)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
  })
  test('is limited on every challenge, and so is every member', async () => {
    const other = await world.challenge(place.gameId)
    await fail(ann, MOST)
    expectTurnedAway(await world.submit(ann, { ...place, challengeId: other }, 'flag{right}'), SECONDS)
    const mate = await world.server.user(`mate of ${ann.name}`.replaceAll(' ', ''))
    await world.server.store.teams.addMember({ teamId: ann.teamId, userId: mate.id, joinedAt: 0 })
    await world.server.store.participations.addMember({
      participationId: ann.participationId,
      gameId: place.gameId,
      userId: mate.id,
    })
    expectTurnedAway(
      await world.submit({ cookie: await world.enter(mate.id) }, place, 'flag{right}'),
      SECONDS,
    )
  })
  test('delays no other team', async () => {
    const bob = await world.player(place.gameId)
    await world.server.store.challenges.makeInstances(place.challengeId)
    await fail(ann, MOST)
    expect(await world.answer(bob, place, 'flag{right}')).toBe('Accepted')
  })
  test('is logged once, however often it continues', async () => {
    await fail(ann, MOST)
    for (let nth = 0; nth < 5; nth++) await world.submit(ann, place, 'flag{guess}')
    const denied = async () =>
      (await world.server.store.logs.list(null, { count: 500, skip: 0 })).filter(
        ({ status, name }) => status === 'Denied' && name === ann.name,
      )
    await expect.poll(async () => (await denied()).length).toBe(1)
    expect(await denied()).toMatchObject([
      { level: 'Warning', source: 'submission', message: `Too many wrong answers in game ${place.gameId}` },
    ])
  })
})

test('another team’s flag counts as a wrong one', async () => {
  const dynamic = await world.challenge(place.gameId, { type: 'DynamicContainer', flags: [] })
  const bob = await world.player(place.gameId)
  await world.server.store.challenges.makeInstances(dynamic)
  await world.deal({ challengeId: dynamic }, bob, 'flag{of bob}')
  for (let nth = 0; nth < MOST; nth++)
    expect(await world.answer(ann, { ...place, challengeId: dynamic }, 'flag{of bob}')).toBe('WrongAnswer')
  expect(await world.cheats(place.gameId)).toHaveLength(MOST)
  expectTurnedAway(await world.submit(ann, place, 'flag{guess}'), SECONDS)
})

test('correct flags do not count', async () => {
  for (let nth = 0; nth < MOST + 1; nth++)
    expect(await world.answer(ann, place, 'flag{right}')).toBe('Accepted')
  await fail(ann, MOST)
})

test('of many simultaneous submissions no more are judged', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => world.submit(ann, place, `flag{guess ${nth}}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(12 - MOST)
  expect(await world.submissions(place.gameId)).toHaveLength(MOST)
})

test.each([
  ['nothing is set', { rateLimit: true }],
  ['RATE_LIMIT=off', { rateLimit: false, ...LIMITED }],
])('there is no limit where %s', async (_, config) => {
  const open = await submissionWorld(await aServer({ config }))
  const gameId = await open.game()
  const player = await open.player(gameId)
  const challengeId = await open.challenge(gameId)
  for (let nth = 0; nth < 5; nth++)
    expect(await open.answer(player, { gameId, challengeId }, 'flag{guess}')).toBe('WrongAnswer')
  await open.close()
})

test('for any times, no period of the limit’s length has more wrong flags than it allows, and no one waits longer than necessary', () => {
  const tries = fc.array(fc.nat(40), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(
      tries,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 90 }),
      (gaps, most, withinMs) => {
        const tally = openWrongAnswerCounts({ most, withinMs })
        const counted: number[] = []
        let at = 0
        for (const gap of gaps) {
          at += gap
          const within = counted.filter((one) => one > at - withinMs).length
          const waitMs = tally.waitMs(1, at)
          expect(waitMs > 0).toBe(within >= most)
          if (waitMs > 0) {
            // At that time one more must be allowed, and a moment before not.
            expect(counted.filter((one) => one > at + waitMs - withinMs).length).toBeLessThan(most)
            expect(counted.filter((one) => one > at + waitMs - 1 - withinMs).length).toBeGreaterThanOrEqual(
              most,
            )
          } else {
            tally.count(1, at)
            counted.push(at)
          }
          expect(tally.waitMs(2, at)).toBe(0)
        }
      },
    ),
  )
})
