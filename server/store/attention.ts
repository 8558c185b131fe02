import { statement, toTimestamp, toTimestampOrNull, type Sql } from './sql.ts'

/** A count, and the time of the oldest. Both are 0 if there are none. */
export interface Gathered {
  count: number
  since: number
}
export interface AnswersOfBucket {
  challengeId: number
  /** Counts from 0, the latest first. */
  bucket: number
  judged: number
  wrong: number
  lastAt: number
}
export interface SameWrongAnswer {
  challengeId: number
  answer: string
  teams: number
  times: number
  /** The time of the first of these submissions. */
  since: number
}
export interface StartsOfChallenge {
  challengeId: number
  failedTeams: number
  firstFailedAt: number | null
  lastFailedAt: number | null
  lastStartAt: number | null
  waiting: number
}
export interface AttentionRow<Cause> {
  key: string
  cause: Cause
  since: number
  seenAt: number
  takenBy: string | null
  snoozedUntil: number | null
}

export interface Attention {
  /**
   * Submissions in intervals of the given length before `now`. Intervals without a submission are missing.
   */
  answers(gameId: number, at: { now: number; pieceMs: number; pieces: number }): Promise<AnswersOfBucket[]>
  /** Wrong flags that at least this many teams have submitted. */
  sameWrong(gameId: number, leastTeams: number): Promise<SameWrongAnswer[]>
  /** Teams with a submission since then. */
  activeTeams(gameId: number, since: number): Promise<number>
  accepted(gameId: number): Promise<number>
  pending(gameId: number): Promise<Gathered>
  /** Pairs of teams of which one submitted the flag of the other. Both must still take part. */
  pairs(gameId: number): Promise<Gathered>
  /** Emails of the whole platform that have failed more than once and still wait. */
  stuckMail(): Promise<Gathered>
  starts(gameId: number, failedSince: number): Promise<StartsOfChallenge[]>
  list<Cause>(gameId: number): Promise<AttentionRow<Cause>[]>
  put(gameId: number, row: Pick<AttentionRow<object>, 'key' | 'cause' | 'since' | 'seenAt'>): Promise<void>
  /** Removes those that were not seen since then. */
  remove(gameId: number, keys: readonly string[], seenBefore: number): Promise<void>
  /** Returns true if the cause exists. */
  take(gameId: number, key: string, by: string | null): Promise<boolean>
  snooze(gameId: number, key: string, until: number | null): Promise<boolean>
}

const ANSWERS = statement(
  'attention.answers',
  `select challenge_id as "challengeId",
     floor(extract(epoch from $2::timestamptz - at) / $3::integer)::integer as bucket, count(*)::integer as judged,
     (count(*) filter (where status <> 'Accepted'))::integer as wrong, max(at) as "lastAt"
   from submissions
   where game_id = $1 and at > $2::timestamptz - $3::integer * $4::integer * interval '1 second' and at <= $2
     and status <> 'NotFound'
   group by 1, 2`,
)
const SAME_WRONG = statement(
  'attention.sameWrong',
  `select challenge_id as "challengeId", answer, count(*)::integer as teams, sum(times)::integer as times,
     min(since) as since
   from (
     select challenge_id, answer, participation_id, count(*) as times, min(at) as since
     from submissions where game_id = $1 and status = 'WrongAnswer' group by 1, 2, 3
   ) sent
   group by 1, 2 having count(*) >= $2::integer order by 3 desc limit 20`,
)
const ACTIVE = statement(
  'attention.activeTeams',
  'select count(distinct participation_id)::integer as count from submissions where game_id = $1 and at > $2',
)
const ACCEPTED = statement(
  'attention.accepted',
  `select count(*)::integer as count from participations where game_id = $1 and status = 'Accepted'`,
)
const PENDING = statement(
  'attention.pending',
  `select count(*)::integer as count, min(created_at) as since from participations
   where game_id = $1 and status = 'Pending'`,
)
const PAIRS = statement(
  'attention.pairs',
  `select count(*)::integer as count, min(since) as since from (
     select s.participation_id, h.owner_id, min(s.at) as since
     from cheats h join submissions s on s.id = h.submission_id
       join participations p on p.id = s.participation_id join participations o on o.id = h.owner_id
     where h.game_id = $1 and p.status = 'Accepted' and o.status = 'Accepted' group by 1, 2
   ) pair`,
)
const STUCK_MAIL = statement(
  'attention.stuckMail',
  'select count(*)::integer as count, min(due_at) as since from emails where tries > 1',
)
const STARTS = statement(
  'attention.starts',
  `select coalesce(f.challenge_id, c.challenge_id) as "challengeId", coalesce(f.teams, 0) as "failedTeams",
     f.first as "firstFailedAt", f.last as "lastFailedAt", c.last as "lastStartAt", coalesce(c.waiting, 0) as waiting
   from (
     select challenge_id, count(*)::integer as teams, min(failed_at) as first, max(failed_at) as last
     from instances where game_id = $1 and failed_at > $2 group by 1
   ) f full join (
     select challenge_id, max(started_at) as last,
       (count(*) filter (where phase in ('Queued', 'Pulling', 'Creating')))::integer as waiting
     from containers where game_id = $1 and participation_id is not null group by 1
   ) c on c.challenge_id = f.challenge_id`,
)
const LIST = statement(
  'attention.list',
  `select key, cause, since, seen_at as "seenAt", taken_by as "takenBy", snoozed_until as "snoozedUntil"
   from attention where game_id = $1`,
)
/** Inserts nothing for a game that was deleted in the meantime. */
const PUT = statement(
  'attention.put',
  `insert into attention (game_id, key, cause, since, seen_at)
   select id, $2, $3, $4, $5 from games where id = $1
   on conflict (game_id, key) do update
     set cause = excluded.cause, seen_at = greatest(attention.seen_at, excluded.seen_at)`,
)
const REMOVE = statement(
  'attention.remove',
  'delete from attention where game_id = $1 and key = any($2::text[]) and seen_at < $3',
)
const TAKE = statement('attention.take', 'update attention set taken_by = $3 where game_id = $1 and key = $2')
const SNOOZE = statement(
  'attention.snooze',
  'update attention set snoozed_until = $3 where game_id = $1 and key = $2',
)

export const attentionOn = (sql: Sql): Attention => {
  const countOf = async (asked: Parameters<Sql['one']>) =>
    (await sql.one<{ count: number }>(...asked))?.count ?? 0
  const gathered = async (asked: Parameters<Sql['one']>): Promise<Gathered> => {
    const row = await sql.one<{ count: number; since: number | null }>(...asked)
    return { count: row?.count ?? 0, since: row?.since ?? 0 }
  }
  return {
    answers: (gameId, { now, pieceMs, pieces }) =>
      sql.many<AnswersOfBucket>(ANSWERS, [gameId, toTimestamp(now), pieceMs / 1000, pieces]),
    sameWrong: (gameId, leastTeams) => sql.many<SameWrongAnswer>(SAME_WRONG, [gameId, leastTeams]),
    activeTeams: (gameId, since) => countOf([ACTIVE, [gameId, toTimestamp(since)]]),
    accepted: (gameId) => countOf([ACCEPTED, [gameId]]),
    pending: (gameId) => gathered([PENDING, [gameId]]),
    pairs: (gameId) => gathered([PAIRS, [gameId]]),
    stuckMail: () => gathered([STUCK_MAIL]),
    starts: (gameId, since) => sql.many<StartsOfChallenge>(STARTS, [gameId, toTimestamp(since)]),
    list: <Cause>(gameId: number) => sql.many<AttentionRow<Cause>>(LIST, [gameId]),
    put: async (gameId, { key, cause, since, seenAt }) => {
      const values = [gameId, key, JSON.stringify(cause), toTimestamp(since), toTimestamp(seenAt)]
      await sql.run(PUT, values)
    },
    remove: async (gameId, keys, seenBefore) => {
      if (keys.length > 0) await sql.run(REMOVE, [gameId, keys, toTimestamp(seenBefore)])
    },
    take: async (gameId, key, by) => (await sql.run(TAKE, [gameId, key, by])) > 0,
    snooze: async (gameId, key, until) =>
      (await sql.run(SNOOZE, [gameId, key, toTimestampOrNull(until)])) > 0,
  }
}
