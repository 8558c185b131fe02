import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedWindow } from '#server/http/limits/fixed-window.ts'
import { peekWindow } from '#server/http/limits/fixed-window-state.ts'
import type { Limit } from '#server/http/limits/limit.ts'
import { memoryCounters } from '#server/http/limits/memory-counters.ts'
import { GLOBAL, NAMED } from '#server/http/limits/policies.ts'
import { openSeldom } from '#server/base/seldom.ts'
import { handClock } from '../server/hand-clock.ts'
import { aServer } from '../server/a-server.ts'
import { boardWorld, type BoardWorld } from '../server/modules/board/board.world.ts'

const HOUR_MS = 3_600_000
const SECONDS_MS = 20_000

let world: BoardWorld
beforeAll(async () => {
  const limits = { rateLimit: true, wrongAnswers: 2, wrongAnswersSeconds: 60 }
  world = await boardWorld(await aServer({ config: limits, clock: handClock() }))
})
afterAll(() => world.close())

async function aPlayedGame() {
  const gameId = await world.game()
  const players = await world.players(gameId, 4)
  return { gameId, players, place: { gameId, challengeId: await world.challenge(gameId) } }
}
const solvedOf = async (gameId: number) => (await world.board(gameId)).challenges[0]?.solved

describe('a clock that was set back by half an hour', () => {
  test('does not keep boards and figures from before', async () => {
    const { clock } = world.server
    const { gameId, players, place } = await aPlayedGame()
    const monitor = await world.server.user(`m${gameId}`, 'Monitor')
    const cookie = await world.server.signIn(monitor.name)
    const judged = async () => {
      const { body } = await world.server.ask('GET', `/api/game/${gameId}/overview`, { headers: { cookie } })
      return /"judged":\[[0,]*(\d+)\]/.exec(body)?.[1]
    }
    expect([await solvedOf(gameId), await judged()]).toEqual([0, '0'])
    clock.advance(-HOUR_MS / 2)
    for (const player of players.slice(0, 2)) await world.answer(player, place, 'flag{right}')
    expect([await solvedOf(gameId), await judged()]).toEqual([2, '2'])
    const [first] = (await world.scoreboard(gameId)).items
    expect(first?.solvedCount).toBe(1)
    clock.advance(HOUR_MS / 2)
  })
  test('does not bar a team for wrong flags that it seems to submit in the future', async () => {
    const { clock } = world.server
    const { players, place } = await aPlayedGame()
    const [ann] = players
    if (!ann) throw new Error('nobody plays')
    for (const flag of ['one', 'two']) await world.answer(ann, place, flag)
    expect((await world.submit(ann, place, 'three')).statusCode).toBe(429)
    clock.advance(-HOUR_MS / 2)
    expect((await world.submit(ann, place, 'three')).statusCode).toBe(200)
    await world.submit(ann, place, 'four')
    expect((await world.submit(ann, place, 'five')).statusCode).toBe(429)
    clock.advance(HOUR_MS / 2)
  })
  test('does not move later solves to the end because of a solve that seemed to come after it', async () => {
    const { clock } = world.server
    const { gameId, players, place } = await aPlayedGame()
    const [ann, ...others] = players
    if (!ann) throw new Error('nobody plays')
    const { endAt = 0 } = (await world.server.store.games.byId(gameId)) ?? {}
    const aheadMs = endAt - clock.now() + HOUR_MS
    clock.advance(aheadMs)
    await world.answer(ann, place, 'flag{right}')
    clock.advance(-aheadMs)
    for (const player of others) await world.answer(player, place, 'flag{right}')
    const solves = (await world.solves(place)).map(({ at }) => at - clock.now())
    expect(solves).toEqual([0, 1, 2, aheadMs])
    expect(await solvedOf(gameId)).toBe(3)
  })
})

test('a lease of a killed process ends, although the clock was set back since', async () => {
  const { containers } = world.server.store
  const [dead, alive] = [crypto.randomUUID(), crypto.randomUUID()]
  const turn = (by: string, now: number) =>
    containers.takeTurn('clock test', { by, now, until: now + SECONDS_MS })
  expect(await turn(dead, 2 * HOUR_MS)).toBe(true)
  expect(await turn(alive, 2 * HOUR_MS - 50)).toBe(false)
  expect(await turn(alive, HOUR_MS)).toBe(true)
})

describe('a limit whose clock was set back', () => {
  const counters = memoryCounters()
  const taken = async <State>(key: string, limit: Limit<State>, times: number, now: number) => {
    let granted = 0
    for (let nth = 0; nth < times; nth++)
      if ((await counters.take(key, limit, now)).kind === 'granted') granted++
    return granted
  }
  const RULES = { permits: 10, windowMs: SECONDS_MS }
  const expectUsual = async <State>(key: string, limit: Limit<State>, permits: number) => {
    const now = 10 * HOUR_MS
    expect(await taken(key, limit, permits + 1, now)).toBe(permits)
    const back = now - HOUR_MS
    await taken(key, limit, 1, back)
    expect(await taken(key, limit, permits + 1, back + 120_000)).toBe(permits)
  }
  test('a fixed window refuses for no longer than usual', () => expectUsual('fixed', fixedWindow(RULES), 10))
  test('a bucket refuses for no longer than usual', () => expectUsual('bucket', NAMED.Submit, 60))
  test('a sliding window permits no more and no less than usual', () => expectUsual('sliding', GLOBAL, 150))
  test('a small step back gives nothing away', async () => {
    await taken('small fixed', fixedWindow(RULES), 100, HOUR_MS)
    await taken('small bucket', NAMED.Submit, 100, HOUR_MS)
    expect([
      await taken('small fixed', fixedWindow(RULES), 100, HOUR_MS - 50),
      await taken('small bucket', NAMED.Submit, 100, HOUR_MS - 50),
    ]).toEqual([0, 0])
  })
  test('a look at a full window is not refused either', async () => {
    await taken('look', fixedWindow(RULES), 10, HOUR_MS * 5)
    expect((await counters.take('look', peekWindow(RULES), HOUR_MS * 5)).kind).toBe('refused')
    expect((await counters.take('look', peekWindow(RULES), HOUR_MS * 4)).kind).toBe('granted')
  })
  test('rare log lines come again', () => {
    const isWorthTelling = openSeldom(1000)
    expect([HOUR_MS, HOUR_MS + 500, 0].map((now) => isWorthTelling('x', now))).toEqual([true, false, true])
  })
})
