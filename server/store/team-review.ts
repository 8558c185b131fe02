import type { StoredParticipationStatus } from './rows/participation.ts'
import { gameNowAt, isOutAt } from './challenge-release.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface LockedTeam {
  id: number
  teamId: number
  name: string
  status: StoredParticipationStatus
  isLocked: boolean
}

export interface TeamFigures {
  participationId: number
  teamId: number
  askedAt: number
  wrong: number
  seenAt: number | null
  addresses: number
}

/** Applies a decision to many teams of a game in few statements. The game must be locked. */
export interface TeamReviews {
  /** Locks the teams before their participations, as a deletion of a team does. */
  lock(gameId: number, ids: readonly number[]): Promise<LockedTeam[]>
  /** Returns the number of each team's item. */
  setStatus(
    ids: readonly number[],
    status: StoredParticipationStatus,
    banReason: string | null,
  ): Promise<{ participationId: number; seq: number }[]>
  /**
   * Locks the members of accepted teams and assigns the enabled challenges. Returns the members of teams that
   * were not locked before.
   */
  fix(ids: readonly number[]): Promise<string[]>
  /** One row for each participation, in the order of the requests. */
  figures(gameId: number): Promise<TeamFigures[]>
  /** Whether any of them has a challenge that players may know of. */
  haveReleased(ids: readonly number[], now: number): Promise<boolean>
}

const LOCK_TEAMS = statement(
  'teamReviews.lockTeams',
  `select t.id, t.name, t.locked from teams t
   where t.id in (select team_id from participations where game_id = $1 and id = any($2::integer[]))
   order by t.id for update`,
)
const LOCK = statement(
  'teamReviews.lock',
  `select id, team_id as "teamId", status from participations
   where game_id = $1 and id = any($2::integer[]) order by id for update`,
)
const SET_STATUS = statement(
  'teamReviews.setStatus',
  `with own as (
     update participations set status = $2, ban_reason = $3, banned_by = null, team_seq = team_seq + 1
     where id = any($1::integer[]) returning id, team_seq
   )
   insert into team_items (participation_id, seq, item)
   select id, team_seq, jsonb_build_object('kind', 'participation', 'status', $2::text) from own
   returning participation_id as "participationId", seq`,
)
const FIX = statement(
  'teamReviews.fix',
  `with fixed as (
     update teams set locked = true
     where not locked and id in (select team_id from participations where id = any($1::integer[])) returning id
   )
   select m.user_id as id from fixed join team_members m on m.team_id = fixed.id`,
)
const MAKE = statement(
  'teamReviews.make',
  `insert into instances (challenge_id, participation_id, game_id)
   select c.id, p.id, p.game_id
   from participations p join challenges c on c.game_id = p.game_id
   where p.id = any($1::integer[]) and c.is_enabled
   on conflict (challenge_id, participation_id) do nothing`,
)
const HAVE_RELEASED = statement(
  'teamReviews.haveReleased',
  `select 1 from instances i join challenges c on c.id = i.challenge_id join games g on g.id = i.game_id
   where i.participation_id = any($1::integer[]) and ${isOutAt(gameNowAt('$2'))} limit 1`,
)
const FIGURES = statement(
  'teamReviews.figures',
  `select p.id as "participationId", p.team_id as "teamId", p.created_at as "askedAt",
     coalesce(s.wrong, 0)::integer as wrong, coalesce(s.addresses, 0)::integer as addresses, m.seen as "seenAt"
   from participations p
     left join (
       select participation_id, count(*) filter (where status = 'WrongAnswer') as wrong,
         count(distinct ip) as addresses
       from submissions where game_id = $1 group by 1
     ) s on s.participation_id = p.id
     left join (
       select m.participation_id, max(u.last_visit_at) as seen
       from participation_members m join users u on u.id = m.user_id where m.game_id = $1 group by 1
     ) m on m.participation_id = p.id
   where p.game_id = $1 order by p.id`,
)

/** The driver sends lists as texts. */
const textOf = (ids: readonly number[]) => ids.map(String)

export const teamReviewsOn = (sql: Sql): TeamReviews => ({
  lock: async (gameId, ids) => {
    const teams = new Map(
      (await sql.many<{ id: number; name: string; locked: boolean }>(LOCK_TEAMS, [gameId, textOf(ids)])).map(
        (team) => [team.id, team],
      ),
    )
    const found = await sql.many<Pick<LockedTeam, 'id' | 'teamId' | 'status'>>(LOCK, [gameId, textOf(ids)])
    return found.flatMap((row) => {
      const team = teams.get(row.teamId)
      return team ? [{ ...row, name: team.name, isLocked: team.locked }] : []
    })
  },
  setStatus: (ids, status, banReason) =>
    sql.many<{ participationId: number; seq: number }>(SET_STATUS, [textOf(ids), status, banReason]),
  fix: async (ids) => {
    const members = await sql.many<{ id: string }>(FIX, [textOf(ids)])
    await sql.run(MAKE, [textOf(ids)])
    return members.map(({ id }) => id)
  },
  figures: (gameId) => sql.many<TeamFigures>(FIGURES, [gameId]),
  haveReleased: async (ids, now) => (await sql.one(HAVE_RELEASED, [textOf(ids), toTimestamp(now)])) !== null,
})
