import type {
  AnswersOfMinute,
  CheatRow,
  EventRow,
  MonitorTables,
  SubmissionRow,
  SheetMember,
  SheetSubmission,
} from './rows/monitor.ts'
import { ANSWER_FACTS, SENDERS } from './answer-facts.ts'
import { findEvents, findSubmissions } from './monitor-search.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'

// Cuts the page before it joins the names, so that a skipped row costs one step in the index only.
const EVENTS = statement(
  'monitor.events',
  `select e.type, e.content, e.at, coalesce(u.name, '') as "user", coalesce(t.name, '') as team, e.seq as number
   from (select * from events
     where game_id = $1 and type <> all ($2::text[]) order by at desc, id desc limit $3 offset $4) e
   left join users u on u.id = e.user_id left join teams t on t.id = e.team_id
   order by e.at desc, e.id desc`,
)
const SENT = `s.answer, s.status, s.at, coalesce(u.name, '') as "user", t.name as team, c.title as challenge,
  s.seq as number`
const SUBMISSIONS = statement(
  'monitor.submissions',
  `select ${SENT}, ${ANSWER_FACTS} as facts
   from (select * from submissions where game_id = $1 order by at desc, id desc limit $2 offset $3) s ${SENDERS}
   order by s.at desc, s.id desc`,
)
const SUBMISSIONS_OF = statement(
  'monitor.submissionsOf',
  `select ${SENT}, ${ANSWER_FACTS} as facts
   from (select * from submissions
     where game_id = $1 and status = $4 order by at desc, id desc limit $2 offset $3) s ${SENDERS}
   order by s.at desc, s.id desc`,
)
const side = (participation: string, team: string) =>
  `json_build_object('id', ${participation}.id, 'status', ${participation}.status,
     'organization', ${participation}.organization, 'teamId', ${team}.id, 'name', ${team}.name,
     'avatarHash', ${team}.avatar_hash)`
/** Expects the alias `o` for the participation, with its team `ot`, whose flag `p` of team `t` submitted. */
export const CHEAT_SIDES = `'from', ${side('p', 't')}, 'owner', ${side('o', 'ot')}`
const CHEATS = statement(
  'monitor.cheats',
  `select ${SENT}, ${side('p', 't')} as "from", ${side('o', 'ot')} as owner
   from (
     select s.*, h.owner_id,
       row_number() over (partition by s.participation_id, h.owner_id order by s.at desc, s.id desc) as nth
     from cheats h join submissions s on s.id = h.submission_id where h.game_id = $1
   ) s ${SENDERS} join participations o on o.id = s.owner_id join teams ot on ot.id = o.team_id
   where s.nth <= $2
   order by s.at desc, s.id desc`,
)
const SUBMISSIONS_AFTER = statement(
  'monitor.submissionsAfter',
  `select s.id, ${SENT}, coalesce(u.email, '') as email
   from (select * from submissions
     where game_id = $1 and (at, id) < ($2, $3) order by at desc, id desc limit $4) s ${SENDERS}
   order by s.at desc, s.id desc`,
)
const MEMBERS = statement(
  'monitor.members',
  `select m.team_id as "teamId", u.id = t.captain_id as "isCaptain", u.real_name as "realName",
     u.std_number as "stdNumber", coalesce(u.phone, '') as phone
   from teams t join team_members m on m.team_id = t.id join users u on u.id = m.user_id
   where t.id = any($1::integer[])
   order by m.team_id, u.id <> t.captain_id, m.joined_at, u.id`,
)
/**
 * A submission to an unassigned challenge does not count. A minute includes its last instant, as on the
 * board.
 */
const ANSWERS_BY_MINUTE = statement(
  'monitor.answersByMinute',
  `select least($3::integer, ceil(extract(epoch from at - $2::timestamptz) / 60))::integer - 1 as minute,
     count(*)::integer as judged, (count(*) filter (where status <> 'Accepted'))::integer as wrong
   from submissions where game_id = $1 and at > $2 and status <> 'NotFound' group by 1`,
)
/** The limit turns this into one index lookup per challenge, whatever the number of submissions. */
const TRIED_AMONG = statement(
  'monitor.triedAmong',
  `select asked.id from unnest($1::integer[]) as asked (id) cross join lateral (
     select 1 from submissions where challenge_id = asked.id and status <> 'NotFound' limit 1
   ) tried`,
)
/** A user or team that was deleted in the meantime is stored as null. */
const APPEND_EVENT = statement(
  'monitor.appendEvent',
  `with game as (update games set monitor_seq = monitor_seq + 1 where id = $1 returning id, monitor_seq)
   insert into events (game_id, type, content, at, user_id, team_id, seq)
   select id, $2, $3, $4, (select u.id from users u where u.id = $5),
     (select t.id from teams t where t.id = $6), monitor_seq from game
   returning seq`,
)
const MAX_ID = 2_147_483_647

export const monitorOn = (sql: Sql): MonitorTables => ({
  events: (gameId, { hides, count, skip }) => sql.many<EventRow>(EVENTS, [gameId, hides, count, skip]),
  submissions: (gameId, { status, count, skip }) =>
    status === null
      ? sql.many<SubmissionRow>(SUBMISSIONS, [gameId, count, skip])
      : sql.many<SubmissionRow>(SUBMISSIONS_OF, [gameId, count, skip, status]),
  findEvents: (gameId, wish, search) => findEvents(gameId, wish, search, sql),
  findSubmissions: (gameId, wish, search) => findSubmissions(gameId, wish, search, sql),
  cheats: (gameId, mostOfPair) => sql.many<CheatRow>(CHEATS, [gameId, mostOfPair]),
  submissionsAfter: (gameId, place, count) =>
    sql.many<SheetSubmission>(SUBMISSIONS_AFTER, [
      gameId,
      place === null ? 'infinity' : toTimestamp(place.at),
      place?.id ?? MAX_ID,
      count,
    ]),
  members: (teamIds) => sql.many<SheetMember>(MEMBERS, [teamIds.map(String)]),
  answersByMinute: (gameId, { from, minutes }) =>
    sql.many<AnswersOfMinute>(ANSWERS_BY_MINUTE, [gameId, toTimestamp(from), minutes]),
  triedAmong: async (challengeIds) =>
    (await sql.many<{ id: number }>(TRIED_AMONG, [challengeIds.map(String)])).map(({ id }) => id),
  appendEvent: async (gameId, { type, content, at, userId, teamId }) =>
    (await sql.one<{ seq: number }>(APPEND_EVENT, [gameId, type, content, toTimestamp(at), userId, teamId]))
      ?.seq ?? null,
})
