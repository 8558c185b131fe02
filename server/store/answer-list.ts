import { SEARCHED_VERDICTS, type AnswerSearch } from '#contract/rules/answer-search.ts'
import { ANSWER_FACTS, SENDERS } from './answer-facts.ts'
import { toLikePattern } from './like-pattern.ts'
import type { AnswerPage, AnswerRow } from './rows/answer.ts'
import { statement, toTimestamp, type Sql, type SqlValue, type Statement } from './sql.ts'

export interface AnswerList {
  /** Newest first. Without a search: all submissions of the game. */
  page(gameId: number, page: AnswerPage): Promise<AnswerRow[]>
  /** Deletes the addresses of submissions before that time. Returns their number. */
  forgetAddresses(before: number, batch: number): Promise<number>
}

/** Expects the aliases of `SENDERS`. */
export const ANSWER_COLUMNS = `s.answer, s.status, s.at, coalesce(u.name, '') as "user", t.name as team,
  c.title as challenge,
  s.seq as number, ${ANSWER_FACTS} as facts`

/** Must be equal to the expression of the index `submissions_words`, or the database does not use it. */
const words = (of: string) => `lower(${of}.answer || chr(10) || coalesce(${of}.ip, ''))`

// Searches only the names in this game, so that the cost does not depend on the size of the platform.
const TEAMS = (pattern: string) =>
  `(select array(select p.id from participations p join teams t on t.id = p.team_id
     where p.game_id = $1 and lower(t.name) like ${pattern})) as ids`
const PEOPLE = (pattern: string) =>
  `(select array(select m.user_id from participation_members m join users u on u.id = m.user_id
     where m.game_id = $1 and lower(u.name) like ${pattern})) as ids`
const CHALLENGES = (pattern: string) =>
  `(select array(select id from challenges where game_id = $1 and lower(title) like ${pattern})) as ids`

/** $3: the text. $4: whether it may match flags. $5 to $8: the columns. $9: the verdict. Null matches all. */
const NAMES = `with t as (select ${TEAMS('$3')}), u as (select ${PEOPLE('$3')}), c as (select ${CHALLENGES('$3')}),
   ot as (select ${TEAMS('$5')}), ou as (select ${PEOPLE('$6')}), oc as (select ${CHALLENGES('$7')})`
const FITS = `($9::text is null or s.status = $9)
     and ($5::text is null or s.participation_id = any((select ids from ot)::integer[]))
     and ($6::text is null or s.user_id = any((select ids from ou)::uuid[]))
     and ($7::text is null or s.challenge_id = any((select ids from oc)::integer[]))
     and ($8::text is null or s.ip like $8)
     and ($3::text is null or s.participation_id = any((select ids from t)::integer[])
       or s.user_id = any((select ids from u)::uuid[]) or s.challenge_id = any((select ids from c)::integer[])
       or ($4 and ${words('s')} like $3))`
const AFTER = `s.game_id = $1 and (s.at, s.id) < ($10::timestamptz, $11::integer)`

/**
 * Most searches fill their page from the newest submissions. The inner limit keeps the planner from reading
 * more than these.
 */
const RECENT_ROWS = 3_000
const RECENT = statement(
  'answers.recent',
  `${NAMES}
   select ${ANSWER_COLUMNS}
   from (
     select * from (
       select * from submissions s where ${AFTER} order by s.at desc, s.id desc limit ${RECENT_ROWS}
     ) s where ${FITS} order by s.at desc, s.id desc limit $2
   ) s ${SENDERS} order by s.at desc, s.id desc`,
)

/** Finds submissions by one part of the search with an index. The other parts are checked on these. */
const BY_INDEX = {
  team: 'select x.id from unnest((select ids from ot)) k join submissions x on x.participation_id = k',
  person: 'select x.id from unnest((select ids from ou)) k join submissions x on x.user_id = k',
  ip: `select x.id from submissions x where ${words('x')} like '%' || $8`,
  text: `select x.id from unnest((select ids from t)) k join submissions x on x.participation_id = k
     union select x.id from unnest((select ids from u)) k join submissions x on x.user_id = k
     union select x.id from unnest((select ids from c)) k join submissions x on x.challenge_id = k
     union select x.id from submissions x where $4 and ${words('x')} like $3`,
  challenge: 'select x.id from unnest((select ids from oc)) k join submissions x on x.challenge_id = k',
  is: `select x.id from submissions x where x.game_id = $1 and x.status = $9 and x.status <> 'WrongAnswer'
     union all select x.id from submissions x where x.game_id = $1 and x.status = $9 and x.status = 'WrongAnswer'`,
} as const satisfies Partial<Record<keyof AnswerSearch, string>>
type Driver = keyof typeof BY_INDEX
/** In the order of selectivity: the part that leaves the fewest submissions comes first. */
const DRIVERS: readonly Driver[] = ['team', 'person', 'ip', 'text', 'challenge', 'is']

const older = (driver: Driver): Statement =>
  statement(
    `answers.older.${driver}`,
    `${NAMES}, found as materialized (${BY_INDEX[driver]}),
     fitting as materialized (
       select s.id from found join submissions s using (id) where ${AFTER} and ${FITS}
       order by s.at desc, s.id desc limit $2
     )
     select ${ANSWER_COLUMNS} from fitting join submissions s using (id) ${SENDERS} order by s.at desc, s.id desc`,
  )
const OLDER: Readonly<Record<Driver, Statement>> = {
  team: older('team'),
  person: older('person'),
  ip: older('ip'),
  text: older('text'),
  challenge: older('challenge'),
  is: older('is'),
}

const PAGE = statement(
  'answers.page',
  `select ${ANSWER_COLUMNS}
   from (
     select * from submissions s where s.game_id = $1 and (s.at, s.id) < ($3::timestamptz, $4::integer)
     order by s.at desc, s.id desc limit $2
   ) s ${SENDERS} order by s.at desc, s.id desc`,
)
const EDGE = statement(
  'answers.edge',
  `select at, id from submissions s where s.game_id = $1 and (s.at, s.id) < ($2::timestamptz, $3::integer)
   order by at desc, id desc offset ${RECENT_ROWS - 1} limit 1`,
)
const FORGET = statement(
  'answers.forgetAddresses',
  `update submissions set ip = null
   where id in (select id from submissions where ip is not null and at < $1 order by id limit $2)`,
)
const MAX_ID = 2_147_483_647

export const answerListOn = (sql: Sql): AnswerList => ({
  page: async (gameId, { search, isInAnswers, count, after }) => {
    const end = [after === null ? 'infinity' : toTimestamp(after.at), after?.id ?? MAX_ID] as const
    const driver = DRIVERS.find((each) => search[each] !== '' && search[each] !== null)
    if (driver === undefined) return sql.many<AnswerRow>(PAGE, [gameId, count, ...end])
    const asked = (left: number, ...from: readonly [string, number]) => [
      gameId,
      left,
      ...valuesOf(search, isInAnswers),
      ...from,
    ]
    const recent = await sql.many<AnswerRow>(RECENT, asked(count, ...end))
    if (recent.length === count) return recent
    const edge = await sql.one<{ at: number; id: number }>(EDGE, [gameId, ...end])
    if (edge === null) return recent
    const left = asked(count - recent.length, toTimestamp(edge.at), edge.id)
    return [...recent, ...(await sql.many<AnswerRow>(OLDER[driver], left))]
  },
  forgetAddresses: (before, batch) => sql.run(FORGET, [toTimestamp(before), batch]),
})

function valuesOf(search: AnswerSearch, isInAnswers: boolean): SqlValue[] {
  const pattern = (part: string) => (part === '' ? null : toLikePattern(part).toLowerCase())
  const { text, team, person, challenge, ip, is } = search
  return [
    pattern(text),
    isInAnswers,
    pattern(team),
    pattern(person),
    pattern(challenge),
    // An address is found by its beginning. Null: addresses are hidden, so none is found.
    ip === '' ? null : isInAnswers ? toLikePattern(ip).toLowerCase().slice(1) : '',
    is === null ? null : SEARCHED_VERDICTS[is],
  ]
}
