import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

const HOUR_MS = 3_600_000
let world: SubmissionWorld
let gameId: number
let ann: Player
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  gameId = await world.game({ practiceMode: true })
  ann = await world.player(gameId)
})

type Kind = { flagMatch?: 'Exact' | 'AnyCase' | 'Pattern'; needsAllFlags?: boolean; attemptLimit?: number }
const aChallenge = async (flags: readonly string[], kind: Kind): Promise<Place> => {
  const place = { gameId, challengeId: await world.challenge(gameId, { flags }) }
  await world.set(place, kind)
  return place
}
const detail = async ({ cookie }: Player, { challengeId }: Place) =>
  (
    await world.server.ask('GET', `/api/game/${gameId}/challenges/${challengeId}`, { headers: { cookie } })
  ).json<ChallengeDetailModel>()
const progress = async (player: Player, place: Place) => {
  const { flagsNeeded, flagsFound } = await detail(player, place)
  return [flagsFound, flagsNeeded]
}

test('in any case: letters of any case are correct, and solve', async () => {
  const place = await aChallenge(['flag{Größe}'], { flagMatch: 'AnyCase' })
  expect(await world.answer(ann, place, 'flag{Grosse}')).toBe('WrongAnswer')
  expect(await world.answer(ann, place, 'FLAG{GRÖSSE}')).toBe('Accepted')
  expect(await world.solves(place)).toHaveLength(1)
  expect(await progress(ann, place)).toEqual([undefined, undefined])
})
test('a pattern fits the whole submission, and a flag equal to its text need not fit', async () => {
  const place = await aChallenge(['flag\\{[0-9]{3}\\}'], { flagMatch: 'Pattern' })
  expect(await world.answer(ann, place, 'flag\\{[0-9]{3}\\}')).toBe('WrongAnswer')
  expect(await world.answer(ann, place, 'my flag{123}')).toBe('WrongAnswer')
  expect(await world.answer(ann, place, 'flag{123}')).toBe('Accepted')
})
test('the kind of a dynamic challenge is ignored, and a foreign flag is still found', async () => {
  const bob = await world.player(gameId)
  const challengeId = await world.challenge(gameId, { type: 'DynamicContainer', flags: [] })
  const place = { gameId, challengeId }
  await world.set(place, { flagMatch: 'AnyCase', needsAllFlags: true })
  await world.deal(place, ann, 'flag{ann}')
  await world.deal(place, bob, 'flag{bob}')
  expect(await world.answer(ann, place, 'flag{BOB}')).toBe('WrongAnswer')
  expect(await world.cheats(gameId)).toEqual([])
  // Players see a cheat as a wrong flag.
  expect(await world.answer(ann, place, 'flag{bob}')).toBe('WrongAnswer')
  expect(await world.cheats(gameId)).toHaveLength(1)
  expect(await world.answer(ann, place, 'flag{ann}')).toBe('Accepted')
  expect(await world.solves(place)).toHaveLength(1)
})

describe('all of several', () => {
  const flags = ['flag{a}', 'flag{b}', 'flag{c}']
  let place: Place
  beforeEach(async () => {
    place = await aChallenge(flags, { needsAllFlags: true, attemptLimit: 2 })
  })

  test('are submitted by any members, each is accepted, and the last one solves', async () => {
    const mate = await world.mate(gameId, ann)
    const bob = await world.player(gameId)
    await world.server.store.challenges.makeInstances(place.challengeId)
    expect(await progress(ann, place)).toEqual([0, 3])
    expect(await world.answer(ann, place, 'flag{b}')).toBe('Accepted')
    expect([await progress(mate, place), await progress(bob, place)]).toEqual([
      [1, 3],
      [0, 3],
    ])
    expect(await world.answer(mate, place, 'flag{a}')).toBe('Accepted')
    expect(await world.solves(place)).toEqual([])
    expect(await world.facts(gameId)).toEqual([])
    expect(await world.notices(gameId)).toEqual([])
    expect(await world.answer(ann, place, 'flag{c}')).toBe('Accepted')
    expect(await world.solves(place)).toMatchObject([{ participationId: ann.participationId }])
    expect((await world.notices(gameId)).map(({ type }) => type)).toEqual(['FirstBlood'])
    expect(await progress(ann, place)).toEqual([3, 3])
  })
  test('one that was found already counts as no try and finds nothing more', async () => {
    for (let nth = 0; nth < 4; nth++) expect(await world.answer(ann, place, 'flag{a}')).toBe('Accepted')
    expect(await progress(ann, place)).toEqual([1, 3])
    expect(await world.answer(ann, place, 'flag{x}')).toBe('WrongAnswer')
    expect(await world.answer(ann, place, 'flag{b}')).toBe('Accepted')
    expect(await world.answer(ann, place, 'flag{c}')).toBe('Accepted')
    expect(await world.solves(place)).toHaveLength(1)
  })
  test('arrive together and solve once', async () => {
    const told = await Promise.all([...flags, ...flags].map((flag) => world.submit(ann, place, flag)))
    expect(told.map(({ statusCode }) => statusCode)).toEqual(told.map(() => 200))
    expect(await world.solves(place)).toHaveLength(1)
    expect(await progress(ann, place)).toEqual([3, 3])
  })
  test('a flag that an organiser removes is no longer needed', async () => {
    await world.answer(ann, place, 'flag{a}')
    await world.answer(ann, place, 'flag{b}')
    const written = await world.server.store.flags.list(place.challengeId)
    for (const { id, flag } of written)
      if (flag === 'flag{c}') await world.server.store.flags.remove(place.challengeId, id)
    expect(await progress(ann, place)).toEqual([2, 2])
    expect(await world.answer(ann, place, 'flag{a}')).toBe('Accepted')
    expect(await world.solves(place)).toHaveLength(1)
  })
  test('those found in practice are forgotten with the solves of practice', async () => {
    await world.answer(ann, place, 'flag{a}')
    const game = await world.server.store.games.byId(gameId)
    const endAt = game?.endAt ?? 0
    world.server.clock.advance(endAt + HOUR_MS - world.server.clock.now())
    await world.answer(ann, place, 'flag{b}')
    expect(await progress(ann, place)).toEqual([2, 3])
    await world.server.store.submissions.forgetSolves(gameId, endAt)
    expect(await progress(ann, place)).toEqual([1, 3])
  })
  test('are compared in any case, if the challenge says so', async () => {
    await world.set(place, { flagMatch: 'AnyCase' })
    for (const flag of flags) expect(await world.answer(ann, place, flag.toUpperCase())).toBe('Accepted')
    expect(await world.solves(place)).toHaveLength(1)
  })
})
