import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AttentionActModel, RoomOverviewModel } from '#contract/models/room-overview.ts'
import { statement, toTimestamp } from '#server/store/sql.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'
import { expectRefusal } from '../team/team.world.ts'

const MINUTE_MS = 60_000
const SEND_WRONG = statement(
  'test.room.sendWrong',
  `insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at)
   values ($1, $2, $3, $4, $5, 'WrongAnswer', $6)`,
)
const WAIT = statement('test.room.wait', `update participations set status = 'Pending' where id = $1`)

let world: Awaited<ReturnType<typeof freezeWorld>>
beforeAll(async () => {
  world = await freezeWorld()
})
afterAll(() => world.close())

const now = () => world.server.clock.now()
const look = (gameId: number, cookie: string | null = world.monitorCookie) =>
  world.server.ask('GET', `/api/game/${gameId}/overview/room`, {
    headers: { 'accept-language': 'zh', ...(cookie === null ? {} : { cookie }) },
  })
const room = async (gameId: number, cookie?: string) => (await look(gameId, cookie)).json<RoomOverviewModel>()
const act = (gameId: number, payload: AttentionActModel, cookie = world.monitorCookie) =>
  world.server.ask('POST', `/api/game/${gameId}/attention`, {
    headers: { cookie, 'accept-language': 'zh' },
    payload,
  })
/** A game with a team that waits for approval. */
async function aWaitingGame() {
  const game = await world.aGame()
  await world.server.store.sql.run(WAIT, [game.eve.participationId])
  return game
}

test('figures and cells count everything that is stored', async () => {
  const { gameId, bob, first, second } = await world.aGame()
  await world.answer(bob, second, 'flag{nope}')
  world.server.clock.advance(5 * MINUTE_MS)
  await world.answer(bob, first, 'flag{right}')
  world.server.clock.advance(500)
  const { figures, challenges, causes } = await room(gameId)
  const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)
  expect([sum(figures.solves), sum(figures.judged), sum(figures.wrong)]).toEqual([1, 2, 1])
  expect(figures).toMatchObject({ teams: 3, active: 1, solvers: 2, allSolves: 2, hidden: null, usual: null })
  expect(challenges.map(({ id, isOut, solves, lastHour }) => [id, isOut, solves, lastHour])).toEqual([
    [first.challengeId, true, 2, 1],
    [second.challengeId, true, 0, 0],
  ])
  expect(causes).toEqual([])
})

test('a freeze hides solves and the first team from the public, and the room tells of both', async () => {
  const { gameId, bob, first, second } = await world.aGame()
  await world.freeze(gameId, now())
  world.server.clock.advance(1000)
  await world.answer(bob, first, 'flag{right}')
  await world.answer(bob, second, 'flag{right}')
  const { figures } = await room(gameId)
  expect(figures.hidden).toMatchObject({ solves: 2, teams: 1 })
  expect(figures.hidden?.trueFirst).not.toBe(figures.hidden?.publicFirst)
})

test('the same wrong answer of eight teams is a cause, and seven are none', async () => {
  const { gameId, first } = await world.aGame()
  const players = await Promise.all(Array.from({ length: 8 }, () => world.player(gameId)))
  const { sql } = world.server.store
  const send = (player: (typeof players)[number]) =>
    sql.run(SEND_WRONG, [
      gameId,
      first.challengeId,
      String(player.participationId),
      player.id,
      'flag{almost}',
      toTimestamp(now()),
    ])
  for (const player of players.slice(1)) await send(player)
  expect((await room(gameId)).causes).toEqual([])
  const [last] = players
  if (last) await send(last)
  world.server.clock.advance(MINUTE_MS)
  expect((await room(gameId)).causes).toMatchObject([
    { kind: 'SameWrongAnswer', challenges: [first.challengeId], count: 8, other: 8, detail: 'flag{almost}' },
  ])
})

test('whoever takes a cause is named at once for all, and a snoozed one wakes up after half an hour', async () => {
  const { gameId } = await aWaitingGame()
  const [cause] = (await room(gameId)).causes
  expect(cause).toMatchObject({ kind: 'TeamsWaiting', count: 1, takenBy: null, snoozedUntil: null })
  const key = cause?.key ?? ''
  const taken = await act(gameId, { key, act: 'Take' })
  expect(taken.json<RoomOverviewModel>().causes[0]?.takenBy).toBe('monitor')
  expect((await room(gameId, world.organiserCookie)).causes[0]?.takenBy).toBe('monitor')
  await act(gameId, { key, act: 'Take' }, world.organiserCookie)
  expect((await room(gameId)).causes[0]?.takenBy).toBe('organiser')
  await act(gameId, { key, act: 'Leave' })
  await act(gameId, { key, act: 'Snooze' })
  expect((await room(gameId)).causes[0]).toMatchObject({ takenBy: null })
  expect(Date.parse((await room(gameId)).causes[0]?.snoozedUntil ?? '')).toBe(now() + 30 * MINUTE_MS)
  world.server.clock.advance(30 * MINUTE_MS)
  expect((await room(gameId)).causes[0]?.snoozedUntil).toBeNull()
  await act(gameId, { key, act: 'Snooze' })
  await act(gameId, { key, act: 'Wake' })
  expect((await room(gameId)).causes[0]?.snoozedUntil).toBeNull()
})

test('a cause that is gone is gone with who had it, and cannot be taken', async () => {
  const { gameId, eve } = await aWaitingGame()
  const [cause] = (await room(gameId)).causes
  const key = cause?.key ?? ''
  await act(gameId, { key, act: 'Take' })
  await world.server.store.sql.run(
    statement('test.room.accept', `update participations set status = 'Accepted' where id = $1`),
    [eve.participationId],
  )
  world.server.clock.advance(10_000)
  expect((await room(gameId)).causes).toEqual([])
  expectRefusal(await act(gameId, { key, act: 'Take' }), 404, 'causeGone')
})

test('all rooms of a game get the same, counted once in two seconds', async () => {
  const { gameId } = await aWaitingGame()
  const [cause] = (await room(gameId)).causes
  const spied = vi.spyOn(world.server.store.sql, 'one')
  const counts = () => spied.mock.calls.filter(([{ name }]) => name === 'attention.activeTeams').length
  const allRooms = () => Promise.all(Array.from({ length: 10 }, () => room(gameId)))
  expect(new Set((await allRooms()).map((each) => JSON.stringify(each))).size).toBe(1)
  await act(gameId, { key: cause?.key ?? '', act: 'Take' })
  // Takers of causes are read for each response, without a new count.
  expect(counts()).toBe(0)
  world.server.clock.advance(2000)
  await allRooms()
  expect(counts()).toBe(1)
  spied.mockRestore()
})

test('only monitors get it, and before the start only administrators see the challenges', async () => {
  const { gameId, ann } = await world.aGame()
  expect((await look(gameId, null)).statusCode).toBe(401)
  expect((await look(gameId, ann.cookie)).statusCode).toBe(403)
  expectRefusal(await look(2_147_483_647), 404, 'gameMissing')
  const early = await world.game({ startAt: now() + 60_000, endAt: now() + 120_000 })
  await world.challenge(early)
  expect((await room(early)).challenges).toEqual([])
  expect((await room(early, world.organiserCookie)).challenges).toHaveLength(1)
})
