import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { randomIds } from '#server/base/ids.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { LARGE, seedBoard } from './big-board.ts'

/** The number of rows that a large event leaves behind, because lists of organisers read them all. */
const SIZE = {
  membersOfTeam: 9,
  wrong: 40_000,
  cheats: 1000,
  events: 60_000,
  logs: 100_000,
  files: 5000,
  writeups: 1500,
  containers: 500,
  games: 200,
  acts: 100_000,
}
const SOLVES = 60_000

/** A game with the size of large events, and a signed-in administrator, who may read all lists. */
export interface LargeEvent {
  gameId: number
  cookie: string
}

export async function seedLargeEvent(pool: Pool): Promise<LargeEvent> {
  const { gameId } = await seedBoard(pool, { ...LARGE, solves: SOLVES })
  const cookie = await seedPeople(pool, gameId)
  await seedGame(pool, gameId)
  await seedPlatform(pool)
  return { gameId, cookie }
}

/** No list starts with the banned user or the administrator, so that every first page shows ordinary rows. */
async function seedPeople(pool: Pool, gameId: number): Promise<string> {
  const [adminId, token] = [randomIds.guid(), randomBytes(32).toString('base64url')]
  const member = `insert into users (id, name, name_key, email, email_key, password_hash, role, email_confirmed, real_name, std_number, phone, bio,
      registered_at, last_visit_at, stamp)`
  await pool.query(
    `${member} select $1, 'organiser', 'organiser', 'o@bench.example', 'o@bench.example', '', 'Admin', true, '', '', null, '', now(), now(), 's'`,
    [adminId],
  )
  await pool.query(
    `with person as (
       ${member}
       select gen_random_uuid(), 'member' || nth, 'member' || nth, 'member' || nth || '@bench.example', 'member' || nth || '@bench.example', '', 'User',
         nth % 50 <> 0, '王小' || nth % 997, (200000 + nth)::text, '1380000' || nth, repeat('about me ', (nth % 20)::integer), now() - nth * interval '1 minute', now(), 's'
       from generate_series(1, (select count(*) from teams) * $2::integer) nth returning id, name
     ), placed as (
       select id, row_number() over (order by name) as nth from person
     ), numbered as (
       select p.id as participation_id, p.team_id, row_number() over (order by p.id) as nth from participations p where p.game_id = $1
     ), joined as (
       insert into team_members (team_id, user_id, joined_at)
       select n.team_id, p.id, now() from placed p join numbered n on n.nth = 1 + (p.nth - 1) / $2::integer returning user_id, team_id
     )
     insert into participation_members (participation_id, game_id, user_id)
     select n.participation_id, $1, j.user_id from joined j join numbered n on n.team_id = j.team_id`,
    [gameId, SIZE.membersOfTeam],
  )
  await pool.query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, ip, agent, stamp)
     values ($1, $2, now(), now(), now() + interval '7 days', '127.0.0.1', 'bench', 's')`,
    [createHash('sha256').update(token).digest('hex'), adminId],
  )
  return `${COOKIE}=${token}`
}

async function seedGame(pool: Pool, gameId: number): Promise<void> {
  const numbered = `place as (select i.challenge_id, i.participation_id, p.team_id, m.user_id, row_number() over (order by md5(i.participation_id || '+' || i.challenge_id)) as nth
    from instances i join participations p on p.id = i.participation_id
    join lateral (select user_id from participation_members where participation_id = p.id limit 1) m on true where i.game_id = $1)`
  await pool.query(
    `with ${numbered}
     insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at)
     select $1, challenge_id, participation_id, user_id, 'flag{a guess, the ' || nth || 'th of them}', case when nth <= $3 then 'CheatDetected' else 'WrongAnswer' end,
       now() - nth * interval '80 milliseconds' from place where nth <= $2`,
    [gameId, SIZE.wrong, SIZE.cheats],
  )
  await pool.query(
    `insert into cheats (submission_id, game_id, owner_id)
     select s.id, $1, (select p.id from participations p where p.game_id = $1 and p.id <> s.participation_id order by p.id offset s.id % 1000 limit 1)
     from submissions s where s.game_id = $1 and s.status = 'CheatDetected'`,
    [gameId],
  )
  await pool.query(
    `with ${numbered}
     insert into events (game_id, type, content, at, user_id, team_id)
     select $1, (array['ContainerStart', 'ContainerDestroy', 'FlagSubmit'])[1 + nth % 3], '[WrongAnswer] flag{something} for Challenge ' || challenge_id,
       now() - nth * interval '50 milliseconds', user_id, team_id from place where nth <= $2`,
    [gameId, SIZE.events],
  )
  await pool.query(
    `insert into notices (game_id, type, content, at)
     select $1, case when nth % 4 = 0 then 'Normal' else 'FirstBlood' end, 'What was said as number ' || nth, now() - nth * interval '10 seconds' from generate_series(1, 300) nth`,
    [gameId],
  )
  await pool.query(
    `with ${numbered}
     insert into containers (guid, game_id, challenge_id, participation_id, team_id, user_id, ip, asked_at, turn, phase, image, port, memory_limit, cpu_count,
       storage_limit, privileged, runtime_id, host, host_port, started_at, expect_stop_at)
     select gen_random_uuid(), $1, challenge_id, participation_id, team_id, user_id, '127.0.0.1', now(), nth, 'Running', 'ctf/box:1', 80, 64, 1, 256, false,
       md5(nth::text), '127.0.0.1', 30000 + nth, now(), now() + interval '2 hours' from place where nth <= $2`,
    [gameId, SIZE.containers],
  )
}

async function seedPlatform(pool: Pool): Promise<void> {
  await pool.query(
    `insert into files (hash, name, size, refs, loose, stored_at)
     select md5(nth::text) || md5('b' || nth), 'attachment ' || nth || '.zip', 1000 * nth, 1, nth % 2, now() - interval '2 days' - nth * interval '1 second'
     from generate_series(1, $1::integer) nth`,
    [SIZE.files],
  )
  await pool.query(
    `update participations p set writeup_hash = f.hash, writeup_name = 'Writeup.pdf', writeup_at = now() - p.id * interval '1 second'
     from (select hash, row_number() over (order by hash) as nth from files where loose = 0) f
     where f.nth <= $1 and p.id = (select id from participations order by id offset f.nth - 1 limit 1)`,
    [SIZE.writeups],
  )
  await pool.query(
    `insert into logs (at, level, status, name, ip, message, source, seq)
     select now() - nth * interval '1 second', (array['Information', 'Information', 'Information', 'Warning', 'Error'])[1 + nth % 5], 'Success', 'member' || nth, '203.0.113.7',
       'Signed in, or did something else that is worth a line, as number ' || nth, 'account', nth
     from generate_series(1, $1::integer) nth order by nth desc`,
    [SIZE.logs],
  )
  await pool.query('update log_counter set seq = $1', [SIZE.logs])
  await pool.query(
    `insert into games (title, hidden, summary, content, accept_without_review, team_member_count_limit, container_count_limit, public_key, private_key, practice_mode,
       start_at, end_at, wpddl_at, wp_note, blood_bonus)
     select 'Cup ' || nth, nth % 3 = 0, 'A summary', repeat('rules of the game ', 500), false, 0, 3, 'k', 'k', true, now() - nth * interval '1 week', now() - nth * interval '6 days',
       now(), '', 0 from generate_series(1, $1::integer) nth`,
    [SIZE.games],
  )
  await pool.query(
    `insert into audit (seq, at, actor_id, actor, ip, act, kind, thing_id, thing, changes, words)
     select nth, now() - nth * interval '1 second', gen_random_uuid(), 'organiser' || nth % 7, '203.0.113.7', (array['UserChanged', 'TeamChanged', 'ChallengeChanged'])[1 + nth % 3],
       (array['user', 'team', 'challenge'])[1 + nth % 3], nth::text, 'Thing ' || nth, '[{"field":"title","before":"a","after":"b","isHidden":false}]', 'organiser 203.0.113.7 thing ' || nth
     from generate_series(1, $1::integer) nth`,
    [SIZE.acts],
  )
  await pool.query('update audit_counter set seq = $1', [SIZE.acts])
}
