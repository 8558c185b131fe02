import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openStore } from '#server/store/open.ts'
import { openPool } from '#server/store/pool.ts'
import { storedStreams } from '#server/live/streams/stored-streams.ts'
import type { StreamKey } from '#server/live/streams/stream-store.ts'
import { anEmptyDatabase } from '../../database.ts'

let pool: pg.Pool
let close: () => Promise<void>
beforeEach(async () => {
  const database = await anEmptyDatabase()
  pool = openPool(database.target, () => {})
  close = database.close
})
afterEach(async () => {
  await pool.end()
  await close()
})

/** Two games from before the numbering. The rows of the second are between those of the first. */
const BEFORE = `
  insert into users (id, name, name_key, email, email_key, password_hash, role, registered_at, last_visit_at, stamp)
    values ('00000000-0000-4000-8000-000000000001', 'ann', 'ann', 'a@x', 'a@x', '', 'User', now(), now(), '');
  insert into games (title, hidden, summary, content, accept_without_review, team_member_count_limit, container_count_limit, public_key, private_key,
      practice_mode, start_at, end_at, wpddl_at, wp_note, blood_bonus)
    select 'g', false, '', '', true, 0, 0, '', '', true, now(), now(), now(), '', 0 from generate_series(1, 2);
  insert into teams (name, invite_token, captain_id, created_at)
    select 't' || n, repeat('0', 32), '00000000-0000-4000-8000-000000000001', now() from generate_series(1, 2) n;
  insert into participations (game_id, team_id, status, token, created_at) select g, t, 'Accepted', '', now() from generate_series(1, 2) g, generate_series(1, 2) t;
  insert into challenges (game_id, type, title, tag) select g, 'StaticAttachment', 'c', 'Misc' from generate_series(1, 2) g;
  insert into submissions (game_id, challenge_id, participation_id, answer, status, at)
    select 1 + n % 2, 1 + n % 2, 1 + 2 * (n % 2) + n / 2 % 2, 'a', 'WrongAnswer', timestamptz '2026-01-01' + n * interval '1 second' from generate_series(0, 9) n;
  insert into events (game_id, type, content, at) select game_id, 'FlagSubmit', id::text, at from submissions order by id desc;
  insert into cheats (submission_id, game_id, owner_id) select id, game_id, participation_id from submissions where id <= 3;
  insert into notices (game_id, type, content, at)
    select 1 + n % 2, case n when 0 then 'FirstBlood' else 'Normal' end, n::text, timestamptz '2026-01-01' - n * interval '1 second' from generate_series(0, 5) n;
  insert into logs (at, level, ip, message, source) select now(), 'Information', '', n::text, 'test' from generate_series(1, 4) n;`

test('rows from before the numbering have numbers without gaps, in the order of their times', async () => {
  const migrations = readMigrations()
  await migrate(pool, migrations.slice(0, 6))
  await pool.query(BEFORE)
  await migrate(pool, migrations)
  const store = openStore(pool, migrations.length)
  const streams = storedStreams(store)
  const read = (key: StreamKey) => streams.since(key, 0, 1000)
  const keys: [StreamKey, number][] = [
    [{ stream: 'notices', game: 1 }, 3],
    [{ stream: 'notices', game: 2 }, 3],
    [{ stream: 'monitor', game: 1 }, 12],
    [{ stream: 'monitor', game: 2 }, 11],
    ...[3, 2, 3, 2].map((count, index): [StreamKey, number] => [
      { stream: 'team', participation: index + 1 },
      count,
    ]),
    [{ stream: 'logs' }, 4],
  ]
  for (const [key, count] of keys) {
    expect((await read(key)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    )
    expect([...(await streams.last([key])).values()]).toEqual([count])
  }
  expect(
    (await read({ stream: 'monitor', game: 1 })).slice(0, 5).map(({ item }) => 'kind' in item && item.kind),
  ).toEqual(['event', 'submission', 'cheat', 'event', 'submission'])
  // The next numbers must follow.
  const at = Date.now()
  expect(
    await store.logs.append([
      { at, level: 'Information', status: null, name: null, ip: '', message: '', source: 'test' },
    ]),
  ).toBe(5)
  expect((await store.notices.create({ gameId: 1, type: 'Normal', content: '', at })).seq).toBe(4)
})
