import type { TimedSolve } from '#contract/rules/solve-order.ts'
import {
  ADDRESS_MOST_TEAMS,
  ALIKE_MOST_TEAMS,
  type ForeignFlag,
  type LinkFacts,
  type UsedAddress,
  type WrongFlag,
} from '#contract/rules/team-pairs.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import { AUDIT_ROW, type AuditRow } from './audit.ts'
import { SENDERS } from './answer-facts.ts'
import type { CheatParticipation } from './rows/monitor.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface EvidenceAnswer {
  id: number
  at: number
  team: string
  /** '': the account was deleted. */
  user: string
  challenge: string
  answer: string
  status: AnswerResult
  ip: string | null
  attempt: number | null
}
export interface PairedTeam extends CheatParticipation {
  /** Null: not banned, or nobody knows. */
  bannedBy: string | null
}
/** Where the last page ended. */
export type EvidencePlace = Pick<EvidenceAnswer, 'at' | 'id'>

export interface TeamPairReads {
  /** Reads all wrong flags of the game. Practice after the end is left out. */
  facts(gameId: number): Promise<LinkFacts>
  /** The latest of each pair of teams, so that a pair with many repeats does not displace others. */
  foreignFlags(gameId: number): Promise<ForeignFlag[]>
  /** Those of these ids that belong to the game. */
  teams(gameId: number, participationIds: readonly number[]): Promise<PairedTeam[]>
  /** The newest submissions of both, oldest first. */
  tries(participationIds: readonly number[], most: number): Promise<PairTryRow[]>
  /** The submissions of both, oldest first. */
  answers(
    participationIds: readonly number[],
    after: EvidencePlace | null,
    count: number,
  ): Promise<EvidenceAnswer[]>
  /** The audit of these teams in the game, newest first. Acts on others, too, are left out. */
  audit(
    gameId: number,
    teams: readonly Pick<CheatParticipation, 'id' | 'teamId' | 'name'>[],
  ): Promise<AuditRow[]>
}

export interface PairTryRow {
  participationId: number
  challengeId: number
  at: number
  isRight: boolean
}

/** Bounds the memory of one game, whatever was sent. The newest facts stay. */
const MOST_FACTS = 10_000
const MOST_FOREIGN_OF_PAIR = 100
const MOST_AUDIT = 5_000

const SENT = `s.participation_id as "participationId", s.at, s.user_id as "userId", coalesce(u.name, '') as "user",
     c.id as "challengeId", c.title as challenge, s.answer`
// The windows are over groups, of which each team has one. The newest links come first, so that the limit cuts off
// whole ones.
const WRONG = statement(
  'teamPairs.wrong',
  `select ${SENT}
   from (
     select min(b.id) as id, count(*) over same as teams, max(min(b.id)) over same as newest
     from submissions b join games g on g.id = b.game_id
     where b.game_id = $1 and b.status = 'WrongAnswer' and b.at < g.end_at
     group by b.challenge_id, b.answer, b.participation_id
     window same as (partition by b.challenge_id, b.answer)
   ) first join submissions s on s.id = first.id ${SENDERS}
   where first.teams between 2 and ${ALIKE_MOST_TEAMS} order by first.newest desc, s.id limit ${MOST_FACTS}`,
)
const ADDRESSES = statement(
  'teamPairs.addresses',
  `select ip, "participationId", first, last
   from (
     select b.ip, b.participation_id as "participationId", min(b.at) as first, max(b.at) as last,
       count(*) over same as teams, max(max(b.at)) over same as newest
     from submissions b join games g on g.id = b.game_id
     where b.game_id = $1 and b.ip is not null and b.at < g.end_at group by 1, 2
     window same as (partition by b.ip)
   ) used
   where teams between 2 and ${ADDRESS_MOST_TEAMS} order by newest desc, ip limit ${MOST_FACTS}`,
)
const SOLVES = statement(
  'teamPairs.solves',
  `select v.participation_id as "participationId", c.id as "challengeId", c.title as challenge, v.at
   from solves v join games g on g.id = v.game_id join challenges c on c.id = v.challenge_id
   where v.game_id = $1 and v.at < g.end_at`,
)
const FOREIGN = statement(
  'teamPairs.foreign',
  `select ${SENT}, s.owner_id as "ownerId"
   from (
     select b.*, h.owner_id,
       row_number() over (partition by b.participation_id, h.owner_id order by b.at desc, b.id desc) as nth
     from cheats h join submissions b on b.id = h.submission_id where h.game_id = $1
   ) s ${SENDERS}
   where s.nth <= ${MOST_FOREIGN_OF_PAIR} order by s.at desc, s.id desc limit ${MOST_FACTS}`,
)
const TEAMS = statement(
  'teamPairs.teams',
  `select p.id, p.status, p.organization, p.banned_by as "bannedBy", t.id as "teamId",
     t.name, t.avatar_hash as "avatarHash"
   from participations p join teams t on t.id = p.team_id where p.game_id = $1 and p.id = any($2::integer[])`,
)
const ANSWERS = statement(
  'teamPairs.answers',
  `select s.id, s.at, t.name as team, coalesce(u.name, '') as "user", c.title as challenge, s.answer, s.status, s.ip,
     s.attempt
   from submissions s ${SENDERS}
   where s.participation_id = any($1::integer[]) and (s.at, s.id) > ($2::timestamptz, $3::integer)
   order by s.at, s.id limit $4`,
)
const TRIES = statement(
  'teamPairs.tries',
  `select s.participation_id as "participationId", s.challenge_id as "challengeId", s.at,
     s.status = 'Accepted' as "isRight"
   from (
     select * from submissions where participation_id = any($1::integer[]) order by at desc, id desc limit $2
   ) s order by s.at, s.id`,
)
// A team also plays other games, which are none of this pair's business. A review names teams, so it belongs to the
// pair if it names only these and no other team of the game has such a name.
const AUDIT = statement(
  'teamPairs.audit',
  `select ${AUDIT_ROW} from audit
   where (kind = 'participation' and thing_id = any($2::text[])
       or kind = 'team' and thing_id = any($3::text[]) and (game_id is null or game_id = $1))
     or game_id = $1 and act = 'TeamsReviewed' and exists (
       select 1 from json_array_elements(changes) change
       where change->>'field' = 'names' and string_to_array(change->>'after', chr(10)) <@ $4::text[]
     ) and not exists (
       select 1 from participations p join teams t on t.id = p.team_id
       where p.game_id = $1 and t.name = any($4::text[]) and p.id::text <> all($2::text[])
     )
   order by seq desc limit ${MOST_AUDIT}`,
)

export const teamPairsOn = (sql: Sql): TeamPairReads => ({
  facts: async (gameId) => {
    const [wrongFlags, addresses, solves] = await Promise.all([
      sql.many<WrongFlag>(WRONG, [gameId]),
      sql.many<UsedAddress>(ADDRESSES, [gameId]),
      sql.many<TimedSolve>(SOLVES, [gameId]),
    ])
    return { wrongFlags, addresses, solves }
  },
  foreignFlags: (gameId) => sql.many<ForeignFlag>(FOREIGN, [gameId]),
  teams: (gameId, ids) => sql.many<PairedTeam>(TEAMS, [gameId, ids.map(String)]),
  answers: (ids, after, count) =>
    sql.many<EvidenceAnswer>(ANSWERS, [
      ids.map(String),
      after === null ? '-infinity' : toTimestamp(after.at),
      after?.id ?? 0,
      count,
    ]),
  tries: (ids, most) => sql.many<PairTryRow>(TRIES, [ids.map(String), most]),
  audit: (gameId, teams) =>
    sql.many<AuditRow>(AUDIT, [
      gameId,
      teams.map(({ id }) => String(id)),
      teams.map(({ teamId }) => String(teamId)),
      teams.map(({ name }) => name),
    ]),
})
