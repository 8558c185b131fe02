import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LiveOverviewModel } from '#contract/models/live-overview.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { CONTROL_ROOM_MINUTES } from '#contract/rules/live-overview.ts'
import { statement, toTimestamp } from '#server/store/sql.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'
import { expectRefusal } from '../team/team.world.ts'

const MINUTE_MS = 60_000
const COUNT = 5000
/** Submissions over the last two hours, of every stored kind. */
const SEND_MANY = statement(
  'test.overview.sendMany',
  `insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at)
   select $1, $2, $3, $4, 'flag{' || n || '}',
     (array['Accepted', 'CheatDetected', 'NotFound', 'WrongAnswer', 'WrongAnswer', 'WrongAnswer', 'WrongAnswer'])[1 + n % 7],
     $5::timestamptz - n * interval '1440 milliseconds'
   from generate_series(0, $6 - 1) n`,
)
const NOT_GIVEN = statement(
  'test.overview.notGiven',
  `insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at)
   values ($1, $2, $3, $4, 'x', 'NotFound', $5)`,
)
const ANSWERS = statement('test.overview.answers', 'select status, at from submissions where game_id = $1')
const SOLVES = statement('test.overview.solves', 'select at from solves where game_id = $1')

let world: Awaited<ReturnType<typeof freezeWorld>>
let otherCookie: string
beforeAll(async () => {
  world = await freezeWorld()
  const other = await world.server.user('other', 'Monitor')
  otherCookie = await world.enter(other.id)
})
afterAll(() => world.close())

const now = () => world.server.clock.now()
const look = (gameId: number, cookie: string | null = world.monitorCookie) =>
  world.server.ask('GET', `/api/game/${gameId}/overview`, {
    headers: { 'accept-language': 'zh', ...(cookie === null ? {} : { cookie }) },
  })
const overview = async (gameId: number, cookie?: string) =>
  (await look(gameId, cookie)).json<LiveOverviewModel>()

/** Counts row by row, in another way than the server does, so that both do not share an error. */
async function expected(gameId: number): Promise<Pick<LiveOverviewModel, 'solves' | 'judged' | 'wrong'>> {
  const { sql } = world.server.store
  const answers = await sql.many<{ status: AnswerResult; at: number }>(ANSWERS, [gameId])
  const solves = await sql.many<{ at: number }>(SOLVES, [gameId])
  const byMinute = (rows: readonly { at: number }[]) =>
    Array.from({ length: CONTROL_ROOM_MINUTES }, (_, nth) => {
      const end = now() - (CONTROL_ROOM_MINUTES - 1 - nth) * MINUTE_MS
      return rows.filter(({ at }) => at > end - MINUTE_MS && at <= end).length
    })
  const judged = answers.filter(({ status }) => status !== 'NotFound')
  return {
    solves: byMinute(solves),
    judged: byMinute(judged),
    wrong: byMinute(judged.filter(({ status }) => status !== 'Accepted')),
  }
}

test('after many submissions the counts are those of all stored ones, even during a freeze', async () => {
  const { gameId, ann, bob, eve, first, second } = await world.aGame()
  const { clock, store } = world.server
  const [tried, untried, notGiven] = [
    await world.challenge(gameId),
    await world.challenge(gameId),
    await world.challenge(gameId),
  ]
  expect(await world.answer(bob, { gameId, challengeId: tried }, 'flag{nope}')).toBe('WrongAnswer')
  clock.advance(world.hour)
  const by = [String(ann.participationId), ann.id]
  await store.sql.run(SEND_MANY, [gameId, second.challengeId, ...by, toTimestamp(now()), COUNT])
  await store.sql.run(NOT_GIVEN, [gameId, notGiven, ...by, toTimestamp(now())])
  await world.freeze(gameId, now())
  clock.advance(3 * MINUTE_MS)
  expect(await world.answer(bob, first, 'flag{right}')).toBe('Accepted')
  clock.advance(4.5 * MINUTE_MS)
  expect(await world.answer(eve, first, 'flag{right}')).toBe('Accepted')
  clock.advance(500)

  const told = await overview(gameId)
  const figures = await expected(gameId)
  expect(told).toEqual({
    countedAt: toIso(now()),
    ...figures,
    // A submission an hour ago counts. One to a challenge that was not assigned to the team does not. All
    // titles are equal, so only ids tell them apart.
    silent: [untried, notGiven].map((id) => ({ id, title: 'Tide' })),
  })
  const sum = (minutes: readonly number[]) => minutes.reduce((all, each) => all + each)
  expect(sum(told.solves)).toBe(2)
  expect(sum(told.judged)).toBeGreaterThan(700)
  expect(sum(told.wrong)).toBeGreaterThan(600)
})

test('all monitors get the same, counted once in two seconds', async () => {
  const { gameId, bob, first, second } = await world.aGame()
  const spied = vi.spyOn(world.server.store.sql, 'many')
  const counts = () => spied.mock.calls.filter(([{ name }]) => name === 'monitor.answersByMinute').length
  const cookies = Array.from({ length: 10 }, (_, nth) => (nth % 2 === 0 ? world.monitorCookie : otherCookie))
  const before = await Promise.all(cookies.map((cookie) => overview(gameId, cookie)))
  expect(new Set(before.map((told) => JSON.stringify(told))).size).toBe(1)
  expect(counts()).toBe(1)
  expect(before[0]?.silent).toEqual([{ id: second.challengeId, title: 'Tide' }])

  await world.answer(bob, second, 'flag{nope}')
  await world.answer(bob, first, 'flag{right}')
  world.server.clock.advance(1999)
  expect(await overview(gameId, otherCookie)).toEqual(before[0])
  world.server.clock.advance(1)
  const after = await overview(gameId, otherCookie)
  expect(await overview(gameId)).toEqual(after)
  expect(counts()).toBe(2)
  expect([after.solves.at(-1), after.judged.at(-1), after.wrong.at(-1), after.silent]).toEqual([1, 2, 1, []])
  spied.mockRestore()
})

test('only monitors get it, from the start on, and after the end, too', async () => {
  const { gameId, ann, bob, first } = await world.aGame()
  const stranger = await world.player(await world.game())
  expect((await look(gameId, null)).statusCode).toBe(401)
  for (const { cookie } of [ann, stranger]) expect((await look(gameId, cookie)).statusCode).toBe(403)
  expectRefusal(await look(2_147_483_647), 404, 'gameMissing')
  expectRefusal(await look(await world.game({ startAt: now() + 1 })), 400, 'notStarted')
  await world.answer(bob, first, 'flag{right}')
  world.server.clock.advance(25 * world.hour)
  const told = await overview(gameId)
  expect([told.solves, told.judged].flat().every((count) => count === 0)).toBe(true)
})

test('an earlier count does not keep a game closed that starts now', async () => {
  const gameId = await world.game({ startAt: now() + 500 })
  expectRefusal(await look(gameId), 400, 'notStarted')
  world.server.clock.advance(500)
  expect((await look(gameId)).statusCode).toBe(200)
})
