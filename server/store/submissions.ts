import { statement, toTimestamp, type Sql } from './sql.ts'
import type {
  JudgingInput,
  EarlierSolves,
  GameTimes,
  NewSubmission,
  StoredSubmission,
  StoredAnswerResult,
  Submissions,
  TeamAttemptRow,
  WrongAnswer,
} from './rows/submission.ts'

const LOCK_GAME = statement(
  'submissions.lockGame',
  `select start_at as "startAt", end_at as "endAt", practice_mode as "practiceMode",
     paused_at as "pausedAt"
   from games where id = $1 for no key update`,
)
/**
 * One query for any number of submissions. `limit 1` makes PostgreSQL use the indexes even if its statistics
 * say that these tables are empty.
 */
const JUDGING_INPUTS = statement(
  'submissions.judgingInputs',
  `select u.role, case when p.id is not null then
       json_build_object('id', p.id, 'status', p.status, 'organization', p.organization, 'teamId', p.team_id,
         'name', t.name, 'avatarHash', t.avatar_hash) end as participation,
     case when c.id is not null then
       json_build_object('type', c.type, 'title', c.title, 'isEnabled', c.is_enabled,
         'opensAt', (extract(epoch from c.opens_at) * 1000)::bigint,
         'closesAt', (extract(epoch from c.closes_at) * 1000)::bigint,
         'lacks', case when c.prerequisites = '{}' then '{}' else array(
           select needed.id from unnest(c.prerequisites) as needed (id) where not exists (
             select 1 from solves done where done.challenge_id = needed.id and done.participation_id = p.id
           )
         ) end,
         'hasInstance', i.challenge_id is not null, 'dealt', dealt.flag,
         'written', array(
           select f.flag from flags f
           where c.type in ('StaticAttachment', 'StaticContainer') and f.challenge_id = c.id
             and f.flag = a.answer and not f.is_generated limit 1
         ),
         'rule', case when c.type in ('StaticAttachment', 'StaticContainer')
             and (c.flag_match <> 'Exact' or c.needs_all_flags) then json_build_object(
           'match', c.flag_match, 'needsAll', c.needs_all_flags,
           'flags', coalesce((
             select json_agg(json_build_object('id', f.id, 'flag', f.flag) order by f.id) from flags f
             where f.challenge_id = c.id and not f.is_generated
           ), '[]'),
           'found', array(
             select f.id from flags f join found_flags ff on ff.flag_id = f.id
             where f.challenge_id = c.id and ff.participation_id = p.id
           )) end,
         'isSolved', s.challenge_id is not null, 'category', c.tag, 'attemptLimit', c.attempt_limit,
         'wrong', case when c.attempt_limit = 0 then 0 else (
           select count(*) from (
             select from submissions w where w.challenge_id = c.id and w.participation_id = p.id
               and w.status in ('WrongAnswer', 'CheatDetected') limit c.attempt_limit
           ) limited
         ) end,
         'owner', (
           select json_build_object('id', op.id, 'status', op.status, 'organization', op.organization,
             'teamId', ot.id, 'name', ot.name, 'avatarHash', ot.avatar_hash)
           from flags f join instances o on o.flag_id = f.id
           join participations op on op.id = o.participation_id join teams ot on ot.id = op.team_id
           where c.type in ('DynamicAttachment', 'DynamicContainer') and f.challenge_id = c.id
             and f.flag = a.answer and o.participation_id <> p.id
           order by o.participation_id limit 1
         )) end as challenge,
     case when e.id is not null
       then json_build_object('id', e.id, 'challengeId', e.challenge_id, 'answer', e.answer) end as earlier
   from unnest($2::uuid[], $3::integer[], $4::text[], $5::text[]) with ordinality
     as a (user_id, challenge_id, answer, key, nth)
   left join users u on u.id = a.user_id
   left join participation_members m on m.game_id = $1 and m.user_id = a.user_id
   left join participations p on p.id = m.participation_id
   left join teams t on t.id = p.team_id
   left join challenges c on c.id = a.challenge_id and c.game_id = $1
   left join instances i on i.challenge_id = c.id and i.participation_id = p.id
   left join flags dealt on dealt.id = i.flag_id
   left join lateral (
     select challenge_id from solves where challenge_id = c.id and participation_id = p.id limit 1
   ) s on true
   left join lateral (
     select id, challenge_id, answer from submissions where user_id = a.user_id and request_key = a.key limit 1
   ) e on true
   order by a.nth`,
)
const EARLIER_SOLVES = statement(
  'submissions.earlierSolves',
  `select asked.id as "challengeId", (select max(at) from solves s where s.challenge_id = asked.id) as "lastAt",
     (select max(at) from solves s where s.challenge_id = asked.id and s.at < $2) as "lastCountedAt",
     (select count(*) from (
       select 1 from solves s join participations p on p.id = s.participation_id
       where s.challenge_id = asked.id and s.at < $2 and p.status = 'Accepted' limit $3
     ) first) as counted
   from unnest($1::integer[]) as asked (id)`,
)
const WRONG_ANSWERS = statement(
  'submissions.wrongAnswers',
  `select asked.id as "participationId", wrong.at
   from unnest($1::integer[]) as asked (id) cross join lateral (
     select at from submissions where participation_id = asked.id
       and status in ('WrongAnswer', 'CheatDetected') and at > $2 and at <= $4 order by at desc limit $3
   ) wrong`,
)
const FORGET_SOLVES = statement(
  'submissions.forgetSolves',
  `with forgotten as (
     delete from found_flags ff using submissions s
     where s.id = ff.submission_id and s.game_id = $1 and s.at >= $2
   )
   delete from solves where game_id = $1 and at >= $2`,
)
const ADD_FOUND = statement(
  'submissions.addFound',
  `insert into found_flags (participation_id, flag_id, submission_id)
   select * from unnest($1::integer[], $2::integer[], $3::integer[]) on conflict do nothing`,
)
const STORE = statement(
  'submissions.store',
  `with sent as (
     select * from unnest(
       $2::integer[], $3::integer[], $4::integer[], $5::uuid[], $6::text[], $7::text[], $8::timestamptz[],
       $9::text[], $10::timestamptz[], $11::text[], $12::integer[], $13::text[], $14::text[]
     ) with ordinality as sent (
       challenge_id, participation_id, team_id, user_id, answer, status, at, request_key, solved_at, event_text,
       owner_id, cheat_text, ip, nth
     )
   ), placed as (
     -- The events first, then the submission, and the cheat last.
     select *,
       sum(1 + (event_text is not null)::integer + 2 * (owner_id is not null)::integer) over (order by nth) as last_seq,
       (owner_id is not null)::integer as is_cheat,
       row_number() over (partition by participation_id order by nth) as nth_of_team,
       row_number() over (partition by challenge_id, participation_id order by nth) as nth_of_pair
     from sent
   ), game as (
     update games set monitor_seq = monitor_seq + (select max(last_seq) from placed) where id = $1
     returning monitor_seq - (select max(last_seq) from placed) as seq
   ), teams as (
     update participations p set team_seq = p.team_seq + own.count
     from (select participation_id, count(*) as count from sent group by participation_id) own
     where p.id = own.participation_id returning p.id, p.team_seq - own.count as seq
   ), stored as (
     insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at,
       request_key, seq, team_seq, ip, attempt)
     select $1::integer, c.challenge_id, c.participation_id, c.user_id, c.answer, c.status, c.at, c.request_key,
       game.seq + c.last_seq - c.is_cheat, teams.seq + c.nth_of_team, c.ip, c.nth_of_pair + coalesce((
         select attempt from submissions e where e.challenge_id = c.challenge_id
           and e.participation_id = c.participation_id order by attempt desc nulls last limit 1
       ), 0)
     from placed c join teams on teams.id = c.participation_id, game
     order by c.nth returning id, seq, team_seq, attempt
   ), numbered as (
     -- Ids are assigned row by row, in the order of the select above.
     select id, seq, team_seq, attempt, row_number() over (order by id) as nth from stored
   ), solved as (
     insert into solves (challenge_id, participation_id, game_id, submission_id, user_id, at)
     select challenge_id, participation_id, $1::integer, id, user_id, solved_at
     from sent join numbered using (nth) where solved_at is not null
   ), cheated as (
     insert into cheats (submission_id, game_id, owner_id, seq)
     select id, $1::integer, owner_id, seq + 1 from sent join numbered using (nth) where owner_id is not null
   ), stored_events as (
     insert into events (game_id, type, content, at, user_id, team_id, seq)
     select $1::integer, type, content, at, user_id, team_id, seq from (
       select 'FlagSubmit' as type, event_text as content, at, user_id, team_id,
         seq - 1 - (owner_id is not null)::integer as seq
       from sent join numbered using (nth) where event_text is not null
       union all
       select 'CheatDetected', cheat_text, at, user_id, team_id, seq - 1
       from sent join numbered using (nth) where cheat_text is not null
     ) events order by seq
   )
   select id, seq, team_seq as "teamSeq", attempt from numbered order by nth`,
)
const OF_TEAM = statement(
  'submissions.ofTeam',
  `select s.id, s.answer, s.status, s.at, coalesce(u.name, '') as "user"
   from submissions s left join users u on u.id = s.user_id
   where s.participation_id = $1 and s.challenge_id = $2 order by s.team_seq desc limit $3`,
)
const STATUS_OF = statement(
  'submissions.statusOf',
  'select status from submissions where id = $1 and game_id = $2 and challenge_id = $3 and user_id = $4',
)

export const submissionsOn = (sql: Sql): Submissions => ({
  lockGame: (gameId) => sql.one<GameTimes>(LOCK_GAME, [gameId]),
  judgingInputs: (gameId, asked) =>
    sql.many<JudgingInput>(JUDGING_INPUTS, [
      gameId,
      asked.map(({ userId }) => userId),
      asked.map(({ challengeId }) => String(challengeId)),
      asked.map(({ answer }) => answer),
      asked.map(({ key }) => key),
    ]),
  forgetSolves: async (gameId, since) => {
    await sql.run(FORGET_SOLVES, [gameId, toTimestamp(since)])
  },
  addFound: async (found) => {
    await sql.run(ADD_FOUND, [
      found.map(({ participationId }) => String(participationId)),
      found.map(({ flagId }) => String(flagId)),
      found.map(({ submissionId }) => String(submissionId)),
    ])
  },
  wrongAnswers: (participationIds, { since, until, most }) =>
    sql.many<WrongAnswer>(WRONG_ANSWERS, [
      participationIds.map(String),
      toTimestamp(since),
      most,
      toTimestamp(until),
    ]),
  earlierSolves: (challengeIds, { endAt, most }) =>
    sql.many<EarlierSolves>(EARLIER_SOLVES, [challengeIds.map(String), toTimestamp(endAt), most]),
  store: (gameId, judged) => {
    const column = (of: (answer: NewSubmission) => string | number | null | undefined) =>
      judged.map((answer) => {
        const value = of(answer) ?? null
        return value === null ? null : String(value)
      })
    return sql.many<StoredSubmission>(STORE, [
      gameId,
      column(({ challengeId }) => challengeId),
      column(({ participationId }) => participationId),
      column(({ teamId }) => teamId),
      column(({ userId }) => userId),
      column(({ answer }) => answer),
      column(({ status }) => status),
      column(({ at }) => toTimestamp(at)),
      column(({ key }) => key),
      column(({ solvedAt }) => (solvedAt === null ? null : toTimestamp(solvedAt))),
      column(({ said }) => said),
      column(({ cheat }) => cheat?.ownerId),
      column(({ cheat }) => cheat?.said),
      column(({ ip }) => ip),
    ])
  },
  ofTeam: ({ participationId, challengeId, most }) =>
    sql.many<TeamAttemptRow>(OF_TEAM, [participationId, challengeId, most]),
  statusOf: async ({ id, gameId, challengeId, userId }) =>
    (await sql.one<{ status: StoredAnswerResult }>(STATUS_OF, [id, gameId, challengeId, userId]))?.status ??
    null,
})
