import type { TeamStreams } from './rows/stream.ts'
import { statement, type Sql } from './sql.ts'

const APPEND = statement(
  'teamStreams.append',
  `with own as (update participations set team_seq = team_seq + 1 where id = $1 returning id, team_seq)
   insert into team_items (participation_id, seq, item) select id, team_seq, $2::jsonb from own returning seq`,
)
const APPEND_HINTS = statement(
  'teamStreams.appendHints',
  `with own as (
     update participations p set team_seq = p.team_seq + 1
     from (
       select p.id from instances i join participations p on p.id = i.participation_id
       where i.challenge_id = $1 and i.is_loaded order by p.id for no key update of p
     ) opened
     where p.id = opened.id returning p.id, p.team_seq
   )
   insert into team_items (participation_id, seq, item)
   select id, team_seq, jsonb_build_object('kind', 'hints', 'challengeId', $1::integer) from own
   returning participation_id as "participationId", seq`,
)

const APPEND_NOTICES = statement(
  'teamStreams.appendNotices',
  `with own as (
     update participations p set team_seq = p.team_seq + 1
     from (
       select id from participations where id = any($1::integer[]) order by id for no key update
     ) addressed
     where p.id = addressed.id returning p.id, p.team_seq
   )
   insert into team_items (participation_id, seq, item)
   select id, team_seq, jsonb_build_object('kind', 'notices') from own
   returning participation_id as "participationId", seq`,
)

export const teamStreamsOn = (sql: Sql): TeamStreams => ({
  append: async (participationId, news) =>
    (await sql.one<{ seq: number }>(APPEND, [participationId, JSON.stringify(news)]))?.seq ?? 0,
  appendHints: (challengeId) =>
    sql.many<{ participationId: number; seq: number }>(APPEND_HINTS, [challengeId]),
  appendNotices: (participations) =>
    sql.many<{ participationId: number; seq: number }>(APPEND_NOTICES, [participations.map(String)]),
})
