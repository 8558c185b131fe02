import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { randomIds } from '#server/base/ids.ts'
import { makeGameKeys } from '#server/modules/game/signing-keys.ts'
import { COOKIE } from '#server/http/cookie.ts'

/**
 * A running game with one signed-in player per team. Every other challenge has a flag for each team, because
 * the server checks those differently.
 */
export interface Contest {
  gameId: number
  challengeIds: number[]
  /** The session cookie of each team's player, in the order of the teams. */
  cookies: string[]
  rightFlag(team: number, challenge: number): string
}

const RULES = `
  insert into users (id, name, name_key, email, email_key, password_hash, role, email_confirmed, registered_at, last_visit_at, stamp)
  select id, 'p' || nth, 'p' || nth, 'p' || nth || '@bench.example', 'p' || nth || '@bench.example', '', 'User', true, now(), now(), 's'
  from unnest($1::uuid[]) with ordinality as player (id, nth)`

export async function seedContest(
  pool: Pool,
  { teams, challenges }: { teams: number; challenges: number },
): Promise<Contest> {
  const ids = Array.from({ length: teams }, () => randomIds.guid())
  const tokens = ids.map(() => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  const { publicKey, privateKey } = makeGameKeys(randomIds, null)
  await pool.query(RULES, [ids])
  await pool.query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, ip, agent, stamp)
     select hash, id, now(), now(), now() + interval '7 days', '127.0.0.1', 'bench', 's' from unnest($1::uuid[], $2::text[]) as one (id, hash)`,
    [ids, hashes],
  )
  const game = await pool.query<{ id: number }>(
    `insert into games (title, hidden, summary, content, accept_without_review, team_member_count_limit, container_count_limit, public_key,
       private_key, practice_mode, start_at, end_at, wpddl_at, wp_note, blood_bonus)
     values ('Bench', false, '', repeat('rules of the game ', 500), false, 0, 3, $1, $2, true, now() - interval '1 hour', now() + interval '1 day', now(), '',
       52459530) returning id`,
    [publicKey, privateKey],
  )
  const gameId = game.rows[0]?.id ?? 0
  await pool.query(
    `with team as (
       insert into teams (name, locked, invite_token, captain_id, created_at)
       select 'Team ' || nth, true, md5(id::text), id, now() from unnest($1::uuid[]) with ordinality as player (id, nth) returning id, captain_id
     ), member as (insert into team_members (team_id, user_id, joined_at) select id, captain_id, now() from team
     ), part as (
       insert into participations (game_id, team_id, status, token, created_at) select $2, id, 'Accepted', 't', now() from team returning id, team_id
     )
     insert into participation_members (participation_id, game_id, user_id)
     select part.id, $2, team.captain_id from part join team on team.id = part.team_id`,
    [ids, gameId],
  )
  const made = await pool.query<{ id: number }>(
    `insert into challenges (game_id, type, title, tag, is_enabled)
     select $1, case when nth % 2 = 0 then 'DynamicContainer' else 'StaticAttachment' end, 'Challenge ' || nth, 'Web', true
     from generate_series(1, $2::integer) nth order by nth returning id`,
    [gameId, challenges],
  )
  const challengeIds = made.rows.map(({ id }) => id)
  await pool.query(
    `insert into flags (challenge_id, flag) select id, 'flag{' || id || '}' from challenges where type = 'StaticAttachment'`,
  )
  await pool.query(
    `with dealt as (
       insert into flags (challenge_id, flag, is_generated)
       select c.id, 'flag{' || c.id || '-' || m.user_id || '}', true from challenges c, participation_members m where c.type = 'DynamicContainer'
       returning id, challenge_id, flag
     )
     insert into instances (challenge_id, participation_id, game_id, is_loaded, flag_id)
     select c.id, m.participation_id, m.game_id, true, d.id
     from challenges c cross join participation_members m
     left join dealt d on d.challenge_id = c.id and d.flag = 'flag{' || c.id || '-' || m.user_id || '}'`,
  )
  return {
    gameId,
    challengeIds,
    cookies: tokens.map((token) => `${COOKIE}=${token}`),
    rightFlag: (team, challenge) => {
      const id = challengeIds[challenge] ?? 0
      return challenge % 2 === 0 ? `flag{${id}}` : `flag{${id}-${ids[team] ?? ''}}`
    },
  }
}
