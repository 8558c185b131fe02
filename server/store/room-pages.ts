import { SENDERS } from './answer-facts.ts'
import { ANSWER_COLUMNS } from './answer-list.ts'
import { AUDIT_ROW, type AuditRow } from './audit.ts'
import { IS_NO_REHEARSAL } from './rehearsals.ts'
import type { AnswerRow } from './rows/answer.ts'
import type {
  AddressRow,
  HalfHourRow,
  PersonGameRow,
  PersonTeamRow,
  RoomMemberRow,
  RoomTeamRow,
  SolverRow,
  TriesRow,
  TryingRow,
  WrongAnswerRow,
} from './rows/room-page.ts'
import { statement, toTimestamp, type Sql, type SqlValue } from './sql.ts'

/** Selects the submissions of a page: those of a team, of a user, or for a challenge. */
export type TriesOf =
  | { of: 'team'; participationId: number }
  | { of: 'person'; gameId: number; userId: string }
  | { of: 'challenge'; challengeId: number }
/** Submissions of a team or a user. */
export type SentBy = Exclude<TriesOf, { of: 'challenge' }>
export type AuditedThing = readonly [kind: AuditRow['kind'], id: string]

export interface RoomPages {
  team(gameId: number, participationId: number): Promise<RoomTeamRow | null>
  /** Members of the team, and users who play for it without being members any more. */
  members(participationId: number): Promise<RoomMemberRow[]>
  tries(asked: TriesOf): Promise<TriesRow>
  /** One entry for each challenge with a submission of the team. */
  triesEach(participationId: number): Promise<{ challengeId: number; tries: number }[]>
  newest(by: SentBy): Promise<AnswerRow[]>
  addresses(gameId: number, by: SentBy): Promise<AddressRow[]>
  teamsOf(gameId: number, userId: string): Promise<PersonTeamRow[]>
  gamesOf(userId: string): Promise<PersonGameRow[]>
  halfHours(challengeId: number): Promise<HalfHourRow[]>
  /** Teams that have solved it, in the order of their solves. */
  solvers(challengeId: number): Promise<SolverRow[]>
  wrongAnswers(challengeId: number): Promise<WrongAnswerRow[]>
  foreignFlags(challengeId: number): Promise<{ count: number; teams: number }>
  /** Teams with submissions and without a solve. */
  unsolved(challengeId: number): Promise<number>
  trying(challengeId: number, since: number): Promise<TryingRow[]>
  /** Newest first. */
  history(things: readonly AuditedThing[]): Promise<AuditRow[]>
}

const MOST_SUBMISSIONS = 50
const MOST_ADDRESSES = 8
const MOST_OTHERS = 3
const MOST_WRONG = 12
const MOST_TRYING = 8
const MOST_HISTORY = 20

/** An accepted flag is no solve if the challenge needs others too, or was solved before. */
const IS_SOLVE = `s.status = 'Accepted' and exists (select 1 from solves done where done.submission_id = s.id)`
const TEAM = statement(
  'roomPages.team',
  `select p.id, p.status, p.organization, p.ban_reason as "banReason", p.created_at as "joinedAt",
     t.id as "teamId", t.name,
     t.avatar_hash as "avatarHash", t.captain_id as "captainId", t.bio, t.locked as "isLocked"
   from participations p join teams t on t.id = p.team_id where p.game_id = $1 and p.id = $2`,
)
const MEMBERS = statement(
  'roomPages.members',
  `select u.id, u.name, u.avatar_hash as "avatarHash", u.real_name as "realName", u.email,
     m.user_id is not null as "isRegistered", coalesce(s.solves, 0) as solves, coalesce(s.wrong, 0) as wrong,
     s.last as "lastAt", l.ip
   from participations p join teams t on t.id = p.team_id
     join lateral (
       select user_id from team_members where team_id = p.team_id
       union select user_id from participation_members where participation_id = p.id
     ) all_of on true
     join users u on u.id = all_of.user_id
     left join participation_members m on m.participation_id = p.id and m.user_id = u.id
     left join (
       select user_id, (count(*) filter (where ${IS_SOLVE}))::integer as solves,
         (count(*) filter (where status in ('WrongAnswer', 'CheatDetected')))::integer as wrong, max(at) as last
       from submissions s where participation_id = $1 group by user_id
     ) s on s.user_id = u.id
     left join lateral (
       select ip from submissions where participation_id = $1 and user_id = u.id and ip is not null
       order by at desc limit 1
     ) l on true
   where p.id = $1 order by u.id <> t.captain_id, u.name, u.id`,
)
const TRIES = `select (count(*) filter (where status <> 'NotFound'))::integer as judged,
     (count(*) filter (where status in ('WrongAnswer', 'CheatDetected')))::integer as wrong,
     (count(*) filter (where ${IS_SOLVE}))::integer as solves, max(at) as "lastAt",
     max(at) filter (where ${IS_SOLVE}) as "lastSolveAt" from submissions s`
/** The condition that finds the submissions. */
const FOUND_BY = {
  team: 's.participation_id = $1',
  person: 's.game_id = $1 and s.user_id = $2',
  challenge: 's.challenge_id = $1',
} as const
const TRIES_OF = {
  team: statement('roomPages.triesOfTeam', `${TRIES} where ${FOUND_BY.team}`),
  person: statement('roomPages.triesOfPerson', `${TRIES} where ${FOUND_BY.person}`),
  challenge: statement('roomPages.triesOfChallenge', `${TRIES} where ${FOUND_BY.challenge}`),
}
const TRIES_EACH = statement(
  'roomPages.triesEach',
  `select challenge_id as "challengeId", count(*)::integer as tries from submissions
   where participation_id = $1 and status <> 'NotFound' group by 1`,
)
const newest = (by: SentBy['of']) =>
  statement(
    `roomPages.newest.${by}`,
    `select ${ANSWER_COLUMNS} from (
       select * from submissions s where ${FOUND_BY[by]} order by at desc, id desc limit ${MOST_SUBMISSIONS}
     ) s ${SENDERS} order by s.at desc, s.id desc`,
  )
const NEWEST = { team: newest('team'), person: newest('person') }
/**
 * Returns only a few names of other teams, however many share the address. The last parameter is the game.
 */
const addresses = (by: SentBy['of'], game: '$2' | '$3') =>
  statement(
    `roomPages.addresses.${by}`,
    `select own.*, coalesce(o.others, '[]') as others, coalesce(o.teams, 0) as "otherTeams"
     from (
       select ip, min(at) as first, max(at) as last, count(*)::integer as count,
         array_agg(distinct participation_id) as own
       from submissions s where ${FOUND_BY[by]} and ip is not null
       group by ip order by max(at) desc limit ${MOST_ADDRESSES}
     ) own left join lateral (
       select count(*)::integer as teams,
         json_agg(json_build_object('participationId', id, 'name', name) order by nth)
           filter (where nth <= ${MOST_OTHERS}) as others
       from (
         select p.id, t.name, row_number() over (order by p.id) as nth
         from (
           select distinct participation_id from submissions
           where game_id = ${game} and ip = own.ip and participation_id <> all (own.own)
         ) same join participations p on p.id = same.participation_id join teams t on t.id = p.team_id
       ) named
     ) o on true
     order by own.last desc`,
  )
const ADDRESSES = { team: addresses('team', '$2'), person: addresses('person', '$3') }
const TEAMS_OF = statement(
  'roomPages.teamsOf',
  `select t.id as "teamId", t.name, t.avatar_hash as "avatarHash", t.captain_id = $2 as "isCaptain",
     p.id as "participationId"
   from teams t left join participations p on p.team_id = t.id and p.game_id = $1
   where exists (select 1 from team_members m where m.team_id = t.id and m.user_id = $2)
     or exists (select 1 from participation_members m where m.participation_id = p.id and m.user_id = $2)
   order by p.id is null, t.name, t.id`,
)
const GAMES_OF = statement(
  'roomPages.gamesOf',
  `select g.id as "gameId", g.title, p.id as "participationId", t.name as team, p.status
   from participation_members m join participations p on p.id = m.participation_id
     join games g on g.id = p.game_id join teams t on t.id = p.team_id
   where m.user_id = $1 and ${IS_NO_REHEARSAL} order by g.start_at desc, g.id desc`,
)
const HALF_HOURS = statement(
  'roomPages.halfHours',
  `select to_timestamp(floor(extract(epoch from at) / 1800) * 1800) as at,
     (count(*) filter (where ${IS_SOLVE}))::integer as solves,
     (count(*) filter (where not (${IS_SOLVE})))::integer as others
   from submissions s where challenge_id = $1 and status <> 'NotFound' group by 1 order by 1`,
)
const SOLVERS = statement(
  'roomPages.solvers',
  `select v.participation_id as "participationId", p.team_id as "teamId", v.at, s.user_id as "userId",
     coalesce(u.name, '') as "user", s.attempt
   from solves v join participations p on p.id = v.participation_id join submissions s on s.id = v.submission_id
     left join users u on u.id = s.user_id
   where v.challenge_id = $1 order by v.at, v.submission_id`,
)
const WRONG_ANSWERS = statement(
  'roomPages.wrongAnswers',
  `select answer, count(*)::integer as times, count(distinct participation_id)::integer as teams
   from submissions where challenge_id = $1 and status = 'WrongAnswer'
   group by answer order by 2 desc, 3 desc, answer limit ${MOST_WRONG}`,
)
const FOREIGN_FLAGS = statement(
  'roomPages.foreignFlags',
  `select count(*)::integer as count, count(distinct participation_id)::integer as teams
   from submissions where challenge_id = $1 and status = 'CheatDetected'`,
)
const UNSOLVED = `from submissions s where s.challenge_id = $1 and s.status <> 'NotFound' and not exists (
     select 1 from solves v where v.challenge_id = $1 and v.participation_id = s.participation_id)`
const COUNT_UNSOLVED = statement(
  'roomPages.unsolved',
  `select count(distinct s.participation_id)::integer as count ${UNSOLVED}`,
)
const TRYING = statement(
  'roomPages.trying',
  `select n.*, t.name as team, t.avatar_hash as "avatarHash" from (
     select s.participation_id as "participationId", count(*)::integer as tries, max(s.at) as "lastAt" ${UNSOLVED}
     group by 1 having max(s.at) > $2 order by max(s.at) desc limit ${MOST_TRYING}
   ) n join participations p on p.id = n."participationId" join teams t on t.id = p.team_id
   order by n."lastAt" desc`,
)
const HISTORY = statement(
  'roomPages.history',
  `select ${AUDIT_ROW} from unnest($1::text[], $2::text[]) as asked (of_kind, of_id)
     cross join lateral (
       select * from audit where kind = asked.of_kind and thing_id = asked.of_id
       order by seq desc limit ${MOST_HISTORY}
     ) found
   order by seq desc limit ${MOST_HISTORY}`,
)

const NO_TRIES: TriesRow = { judged: 0, wrong: 0, solves: 0, lastAt: null, lastSolveAt: null }

export const roomPagesOn = (sql: Sql): RoomPages => ({
  team: (gameId, participationId) => sql.one<RoomTeamRow>(TEAM, [gameId, participationId]),
  members: (participationId) => sql.many<RoomMemberRow>(MEMBERS, [participationId]),
  tries: async (asked) => (await sql.one<TriesRow>(TRIES_OF[asked.of], keysOf(asked))) ?? NO_TRIES,
  triesEach: (participationId) => sql.many(TRIES_EACH, [participationId]),
  newest: (by) => sql.many<AnswerRow>(NEWEST[by.of], keysOf(by)),
  addresses: (gameId, by) => sql.many<AddressRow>(ADDRESSES[by.of], [...keysOf(by), gameId]),
  teamsOf: (gameId, userId) => sql.many<PersonTeamRow>(TEAMS_OF, [gameId, userId]),
  gamesOf: (userId) => sql.many<PersonGameRow>(GAMES_OF, [userId]),
  halfHours: (challengeId) => sql.many<HalfHourRow>(HALF_HOURS, [challengeId]),
  solvers: (challengeId) => sql.many<SolverRow>(SOLVERS, [challengeId]),
  wrongAnswers: (challengeId) => sql.many<WrongAnswerRow>(WRONG_ANSWERS, [challengeId]),
  foreignFlags: async (challengeId) =>
    (await sql.one<{ count: number; teams: number }>(FOREIGN_FLAGS, [challengeId])) ?? { count: 0, teams: 0 },
  unsolved: async (challengeId) =>
    (await sql.one<{ count: number }>(COUNT_UNSOLVED, [challengeId]))?.count ?? 0,
  trying: (challengeId, since) => sql.many<TryingRow>(TRYING, [challengeId, toTimestamp(since)]),
  history: (things) =>
    sql.many<AuditRow>(HISTORY, [things.map(([kind]) => kind), things.map(([, id]) => id)]),
})

function keysOf(asked: TriesOf): SqlValue[] {
  switch (asked.of) {
    case 'team':
      return [asked.participationId]
    case 'person':
      return [asked.gameId, asked.userId]
    case 'challenge':
      return [asked.challengeId]
    default:
      return asked satisfies never
  }
}
