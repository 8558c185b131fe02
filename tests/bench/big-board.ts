import type { Pool } from 'pg'
import { seedContest, type Contest } from './contest.ts'

interface Size {
  teams: number
  challenges: number
  solves: number
}

/**
 * A game with stored solves, spread evenly over the last hour, because the cost of a board grows with its
 * solves.
 */
export async function seedBoard(pool: Pool, { teams, challenges, solves }: Size): Promise<Contest> {
  const contest = await seedContest(pool, { teams, challenges })
  await pool.query(
    `with pair as (
       select i.challenge_id, i.participation_id, row_number() over (order by md5(i.challenge_id || '-' || i.participation_id)) as nth
       from instances i where i.game_id = $1
     ), chosen as (
       select *, now() - interval '1 hour' + nth * interval '1 hour' / $2::double precision as at from pair where nth <= $2
     ), sent as (
       insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at)
       select $1, c.challenge_id, c.participation_id, m.user_id, 'flag', 'Accepted', date_trunc('milliseconds', c.at)
       from chosen c join participation_members m on m.participation_id = c.participation_id
       returning id, challenge_id, participation_id, user_id, at
     )
     insert into solves (challenge_id, participation_id, game_id, submission_id, user_id, at)
     select challenge_id, participation_id, $1, id, user_id, at from sent`,
    [contest.gameId, solves],
  )
  return contest
}

/** The size of the largest known events, so that ordinary ones pass too. */
export const LARGE: Size = { teams: 2000, challenges: 80, solves: 100_000 }
