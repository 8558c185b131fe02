import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal } from '../team/team.world.ts'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

const HOUR_MS = 3_600_000
let world: SubmissionWorld
let gameId: number
let place: Place
let ann: Player
beforeAll(async () => {
  world = await submissionWorld()
  gameId = await world.game()
  ann = await world.player(gameId)
  place = { gameId, challengeId: await world.challenge(gameId) }
})
afterAll(() => world.close())

const stored = async (of: number) => (await world.submissions(of)).length

describe('the checks of player calls, in order', () => {
  test('an unknown game', async () =>
    expectRefusal(await world.submit(ann, { ...place, gameId: 2_000_000_000 }, 'x'), 404, 'gameMissing'))
  test.each([
    ['coming', { startAt: HOUR_MS, endAt: 2 * HOUR_MS }],
    ['ended', { startAt: -2 * HOUR_MS, endAt: -HOUR_MS, practiceMode: false }],
  ])(
    'a user who has not joined a game that is %s gets that first',
    async (_, { startAt, endAt, ...more }) => {
      const now = world.server.clock.now()
      const other = await world.game({ startAt: now + startAt, endAt: now + endAt, ...more })
      expectRefusal(
        await world.submit(ann, { gameId: other, challengeId: place.challengeId }, 'x'),
        400,
        'notPlaying',
      )
    },
  )
  test.each(['Pending', 'Rejected', 'Suspended'] as const)('a participation that is %s', async (status) => {
    const now = world.server.clock.now()
    const other = await world.game({ startAt: now + HOUR_MS })
    const player = await world.player(other, status)
    expectRefusal(await world.submit(player, { gameId: other, challengeId: 1 }, 'x'), 400, 'notAccepted')
  })
  test('before the start, even for an unknown challenge', async () => {
    const other = await world.game({ startAt: world.server.clock.now() + 1 })
    expectRefusal(
      await world.submit(await world.player(other), { gameId: other, challengeId: 1 }, 'x'),
      400,
      'notStarted',
    )
  })
  test('after the end, but not at its very instant', async () => {
    const now = world.server.clock.now()
    const over = await world.game({ endAt: now - 1, practiceMode: false })
    expectRefusal(
      await world.submit(await world.player(over), { gameId: over, challengeId: 1 }, 'x'),
      400,
      'gameOver',
    )
    const ending = await world.game({ endAt: now, practiceMode: false })
    expectRefusal(
      await world.submit(await world.player(ending), { gameId: ending, challengeId: 1 }, 'x'),
      404,
      'challengeMissing',
    )
  })
  test('a challenge of another game, a disabled one, and an unknown one', async () => {
    const other = await world.game()
    const foreign = await world.challenge(other)
    const disabled = await world.challenge(gameId, { isEnabled: false })
    for (const challengeId of [foreign, disabled, 0, -1, 2_000_000_000]) {
      expectRefusal(await world.submit(ann, { gameId, challengeId }, 'flag{right}'), 404, 'challengeMissing')
    }
    expect([await stored(gameId), await stored(other)]).toEqual([0, 0])
  })
  test('no role bypasses them', async () => {
    await world.server.user('chief', 'Admin')
    const cookie = await world.server.signIn('chief')
    expectRefusal(await world.submit({ cookie }, place, 'flag{right}'), 400, 'notPlaying')
  })
  test('a member of the team who did not join is refused like a stranger', async () => {
    const { id } = await world.server.user('lazy')
    await world.server.store.teams.addMember({ teamId: ann.teamId, userId: id, joinedAt: 0 })
    expectRefusal(
      await world.submit({ cookie: await world.enter(id) }, place, 'flag{right}'),
      400,
      'notPlaying',
    )
  })
})

describe('the request', () => {
  test.each([
    ['nothing', null],
    ['an empty flag', ''],
    ['blanks', '  \t '],
    ['a character that the database cannot store', 'NUL \0 inside'],
    ['127 characters', 'x'.repeat(127)],
    ['blanks that make it too long', `${'x'.repeat(126)} `],
  ])('%s is refused', async (_, flag) => {
    expect((await world.submit(ann, place, flag)).statusCode).toBe(400)
    expect(await stored(gameId)).toBe(0)
  })
  test.each(['', ' ', 'a b', 'ключ', 'x'.repeat(65), 'a,b'])('the key "%s" is refused', async (key) => {
    // A header holds Latin-1 characters only, so the text is sent as its bytes.
    const sent = Buffer.from(key).toString('latin1')
    expectRefusal(await world.submit(ann, place, 'x', { 'idempotency-key': sent }), 400, 'answerKeyMalformed')
    expect(await stored(gameId)).toBe(0)
  })
  test('126 characters are accepted, and any text is judged wrong', async () => {
    for (const flag of ['x'.repeat(126), '🏴', "'; drop table flags --", '%', '\u202e']) {
      expect(await world.answer(ann, place, flag)).toBe('WrongAnswer')
    }
  })
})

describe('the result', () => {
  test('is returned only to its player, and only for its own challenge', async () => {
    const id = (await world.submit(ann, place, 'flag{no}')).json<number>()
    const mate = await world.player(gameId)
    expect((await world.look(ann, place, id)).json()).toBe('WrongAnswer')
    expectRefusal(await world.look(mate, place, id), 404, 'submissionMissing')
    expectRefusal(
      await world.look(ann, { ...place, challengeId: place.challengeId + 1 }, id),
      404,
      'submissionMissing',
    )
    expectRefusal(await world.look(ann, { ...place, gameId: gameId + 1 }, id), 404, 'submissionMissing')
    expectRefusal(await world.look(ann, place, id + 1000), 404, 'submissionMissing')
    expectRefusal(await world.look(ann, place, 0), 404, 'submissionMissing')
  })
})
