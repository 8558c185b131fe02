import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOut } from '#contract/rules/challenge-window.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { gameNowAt, isOutAt } from '#server/store/challenge-release.ts'
import { statement, toTimestamp, toTimestampOrNull } from '#server/store/sql.ts'
import { aDatabase, type Database } from '../database.ts'

let database: Database
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const IS_OUT = statement(
  'test.isOut',
  `select ${isOutAt('$3')} as "isOut" from (values ($1::boolean, $2::timestamptz)) as c (is_enabled, opens_at)`,
)

test('statements release a challenge by the rule of the contract', async () => {
  const at = fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_009 })
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.option(at), at, async (isEnabled, opensAt, now) => {
      const values = [isEnabled, toTimestampOrNull(opensAt), toTimestamp(now)]
      const row = await database.store.sql.one<{ isOut: boolean }>(IS_OUT, values)
      expect(row?.isOut).toBe(isOut({ isEnabled, opensAt }, now))
    }),
  )
})

const GAME_NOW = statement(
  'test.gameNow',
  `select ${gameNowAt('$2')} as at from (values ($1::timestamptz)) as g (paused_at)`,
)

test('statements know the time in a game by the rule of the contract', async () => {
  const at = fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_009 })
  await fc.assert(
    fc.asyncProperty(fc.option(at), at, async (pausedAt, now) => {
      const values = [toTimestampOrNull(pausedAt), toTimestamp(now)]
      const row = await database.store.sql.one<{ at: number }>(GAME_NOW, values)
      expect(row?.at).toBe(gameNow({ pausedAt }, now))
    }),
  )
})
