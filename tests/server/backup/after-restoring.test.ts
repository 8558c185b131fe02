import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { LEAPS } from '#server/store/load-tables.ts'
import { openStore } from '#server/store/open.ts'
import { openStreams } from '#server/live/streams/open-streams.ts'
import { storedStreams } from '#server/live/streams/stored-streams.ts'
import { handClock } from '../hand-clock.ts'
import { aListener } from '../live/streams/streams.world.ts'
import { MIGRATIONS } from './backup.world.ts'
import { aPlatform, type Platform } from './platform.world.ts'

let world: Platform['world']
let from: Platform['from']
let file: Platform['file']
let contest: Platform['contest']
let close: Platform['close']
beforeAll(async () => {
  ;({ world, from, file, contest, close } = await aPlatform())
})
afterAll(() => close())

let into: ConnectedPlatform
beforeAll(async () => {
  into = await world.nowhere()
  await world.restore(file, into)
})

test('after a restore no number that lost data may have had is used again', async () => {
  const known = new Set(LEAPS.map(({ table, column }) => `${table}.${column}`))
  const counters = await into.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and (table_name like '%\\_counter' and column_name = 'seq' or table_name in ('games', 'participations') and column_name like '%\\_seq')`,
  )
  expect(counters.rows.filter(({ name }) => !known.has(name))).toEqual([])
  expect(counters.rows).toHaveLength(known.size)
  const game = await into.pool.query<{ seq: number }>('select board_seq as seq from games')
  expect(game.rows).toEqual([{ seq: 1_000_000_007 }])
})

test('a client that has received lost data takes a snapshot, and does not continue from its number', async () => {
  const store = openStore(into.pool, MIGRATIONS.length)
  const { gameId } = contest
  const participation =
    (await into.pool.query<{ id: number }>('select min(id) as id from participations')).rows[0]?.id ?? 0
  await store.boardFacts.append(gameId, [{ kind: 'change' }, { kind: 'change' }, { kind: 'change' }])
  for (const _ of [1, 2, 3]) await store.teamItems.append(participation, { kind: 'hints', challengeId: 1 })
  const clock = handClock()
  const streams = openStreams({
    store: storedStreams(store),
    clock,
    wallClock: { now: Date.now },
    logger: { warn: () => {} },
  })
  const { listener, messages } = aListener()
  const asked = [
    { stream: 'board', key: { stream: 'board', game: gameId }, last: 9 },
    { stream: 'team', key: { stream: 'team', participation }, last: participation * 1_000_000 + 2 },
  ] as const
  streams.join(listener, { view: 'public', streams: asked }).arrive()
  await expect.poll(() => messages).toHaveLength(1)
  expect(messages[0]?.map(({ stream, items }) => [stream, items])).toEqual([
    ['board', null],
    ['team', null],
  ])
  streams.stop()
})

test('the first new participation after a restore has a number that none had', async () => {
  const last = await into.pool.query<{ id: number }>('select max(id) as id from participations')
  const next = await into.pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('participations', 'id'))::integer as id`,
  )
  expect(next.rows[0]?.id).toBe((last.rows[0]?.id ?? 0) + 10_001)
})

test('all other numbers continue where they were', async () => {
  for (const table of ['users', 'teams', 'games', 'challenges', 'flags'].slice(1)) {
    const here = await into.pool.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('${table}', 'id'))::integer as id`,
    )
    const there = await from.pool.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('${table}', 'id'))::integer as id`,
    )
    expect([table, here.rows]).toEqual([table, there.rows])
  }
})

test('after a restore links to files are valid and checked immediately, as before', async () => {
  const links = `select conrelid::regclass::text || '.' || conname as name, condeferrable as "isDeferrable" from pg_constraint where contype = 'f' order by 1`
  expect((await into.pool.query(links)).rows).toEqual((await from.pool.query(links)).rows)
  await expect(
    into.pool.query('insert into flags (challenge_id, flag) values (-1, $1)', ['x']),
  ).rejects.toThrow(/foreign key/)
})
