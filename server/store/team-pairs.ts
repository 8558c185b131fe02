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
/** Where the last page ended. */
export type EvidencePlace = Pick<EvidenceAnswer, 'at' | 'id'>

export interface TeamPairReads {
  /** Reads all wrong flags of the game. Practice after the end is left out. */
  facts(gameId: number): Promise<LinkFacts>
  /** The latest of each pair of teams, so that a pair with many repeats does not displace others. */
  foreignFlags(gameId: number): Promise<ForeignFlag[]>
  /** Those of these ids that belong to the game. */
  teams(gameId: number, participationIds: readonly number[]): Promise<CheatParticipation[]>
  /** The submissions of both, oldest first. */
  answers(
    participationIds: readonly number[],
    after: EvidencePlace | null,
    count: number,
  ): Promise<EvidenceAnswer[]>
  /** The audit of these participations and teams in the game, newest first. */
  audit(
    gameId: number,
    of: { participationIds: readonly number[]; teamIds: readonly number[] },
  ): Promise<AuditRow[]>
}

/** Bounds the memory of one game, whatever was sent. The newest facts stay. */
const MOST_FACTS = 10_000
const MOST_FOREIGN_OF_PAIR = 100
const MOST_AUDIT = 5_000

const SENT = `s.participation_id as "participationId", s.at, s.user_id as "userId", coalesce(u.name, '') as "user",
     c.id as "challengeId", c.title as challenge, s.answer`
// The window counts groups, of which each team has one.
const WRONG = statement(
  'teamPairs.wrong',
  `select ${SENT}
   from (
     select min(b.id) as id, count(*) over (partition by b.challenge_id, b.answer) as teams
     from submissions b join games g on g.id = b.game_id
     where b.game_id = $1 and b.status = 'WrongAnswer' and b.at < g.end_at
     group by b.challenge_id, b.answer, b.participation_id
   ) first join submissions s on s.id = first.id ${SENDERS}
   where first.teams between 2 and ${ALIKE_MOST_TEAMS} order by s.id desc limit ${MOST_FACTS}`,
)
const ADDRESSES = statement(
  'teamPairs.addresses',
  `select ip, "participationId", first, last
   from (
     select b.ip, b.participation_id as "participationId", min(b.at) as first, max(b.at) as last,
       count(*) over (partition by b.ip) as teams
     from submissions b join games g on g.id = b.game_id
     where b.game_id = $1 and b.ip is not null and b.at < g.end_at group by 1, 2
   ) used
   where teams between 2 and ${ADDRESS_MOST_TEAMS} order by last desc limit ${MOST_FACTS}`,
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
  `select p.id, p.status, p.organization, t.id as "teamId", t.name, t.avatar_hash as "avatarHash"
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
// A team also plays other games, which are none of this pair's business.
const AUDIT = statement(
  'teamPairs.audit',
  `select ${AUDIT_ROW} from audit
   where (kind = 'participation' and thing_id = any($2::text[])
     or kind = 'team' and thing_id = any($3::text[]))
     and (game_id is null or game_id = $1)
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
  teams: (gameId, ids) => sql.many<CheatParticipation>(TEAMS, [gameId, ids.map(String)]),
  answers: (ids, after, count) =>
    sql.many<EvidenceAnswer>(ANSWERS, [
      ids.map(String),
      after === null ? '-infinity' : toTimestamp(after.at),
      after?.id ?? 0,
      count,
    ]),
  audit: (gameId, { participationIds, teamIds }) =>
    sql.many<AuditRow>(AUDIT, [gameId, participationIds.map(String), teamIds.map(String)]),
})
