import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '#server/store/sql.ts'
import { submissionWorld, type SubmissionWorld } from './submission.world.ts'

let world: SubmissionWorld
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())

/** Ends all transactions of this database, as a lost connection would. */
const CUT = statement(
  'test.cut',
  `select count(pg_terminate_backend(pid)) as count from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query not like '%pg_terminate%'`,
)

test(
  'broken connections lose no acknowledged submission, and none is judged twice',
  { timeout: 60_000 },
  async () => {
    const gameId = await world.game()
    const players = await world.players(gameId, 30)
    const place = { gameId, challengeId: await world.challenge(gameId) }
    let isOver = false
    let cuts = 0
    const cutting = (async () => {
      while (!isOver && cuts < 20) {
        cuts += (await world.server.store.sql.one<{ count: number }>(CUT).catch(() => null))?.count ?? 0
        await sleep(15)
      }
    })()
    const acknowledged: number[] = []
    await Promise.all(
      players.map(async (player) => {
        for (const [round, flag] of ['no', 'flag{right}', 'flag{right}', 'nor this'].entries()) {
          for (let isStored = false; !isStored;) {
            const answer = await world.submit(player, place, flag, { 'idempotency-key': `round-${round}` })
            isStored = answer.statusCode === 200
            if (isStored) acknowledged.push(answer.json<number>())
          }
        }
      }),
    )
    isOver = true
    await cutting
    expect(cuts).toBeGreaterThan(0)
    const stored = await world.submissions(gameId)
    expect(stored.map(({ id }) => id)).toEqual(acknowledged.sort((a, b) => a - b))
    expect([stored.length, (await world.events(gameId)).length, (await world.solves(place)).length]).toEqual([
      120, 120, 30,
    ])
    expect((await world.notices(gameId)).map(({ type }) => type)).toEqual([
      'FirstBlood',
      'SecondBlood',
      'ThirdBlood',
    ])
    expect((await world.facts(gameId)).map(({ seq }) => seq)).toEqual(players.map((_, index) => index + 1))
  },
)
