import { SEARCHED_VERDICTS, type AnswerSearch } from '#contract/rules/answer-search.ts'
import { ANSWER_FACTS, SENDERS } from './answer-facts.ts'
import { answerNames, patternOf, type AnswerNames } from './answer-names.ts'
import type { AnswerPage, AnswerRow } from './rows/answer.ts'
import { codesOf } from './search-codes.ts'
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

/** Must be equal to the expression in the index `submissions_codes`, or the database does not use it. */
export const words = (of: string) => `lower(${of}.answer || chr(10) || coalesce(${of}.ip, ''))`

/**
 * $3: the text. $4 to $6: where it is in a name. $7: whether it may match flags. $8 to $10: the columns. $11:
 * the beginning of the address. $12: the verdict. Null matches all. Lists are read as rows, because the
 * database would compare each submission with each element of a list.
 */
const among = (column: string, ids: string) => `${column} in (select unnest(${ids}))`
const FITS = `($12::text is null or s.status = $12)
     and ($8::integer[] is null or ${among('s.participation_id', '$8::integer[]')})
     and ($9::uuid[] is null or ${among('s.user_id', '$9::uuid[]')})
     and ($10::integer[] is null or ${among('s.challenge_id', '$10::integer[]')})
     and ($11::text is null or starts_with(s.ip, $11))
     and ($3::text is null or ($7 and ${words('s')} like $3) or ${among('s.participation_id', '$4::integer[]')}
       or ${among('s.user_id', '$5::uuid[]')} or ${among('s.challenge_id', '$6::integer[]')})`
const after = (of: string) => `${of}.game_id = $1 and (${of}.at, ${of}.id) < ($13::timestamptz, $14::integer)`

/**
 * Most searches fill their page from the newest submissions. The inner limit keeps the planner from reading
 * more than these.
 */
const RECENT_ROWS = 3_000
const RECENT = statement(
  'answers.recent',
  `select ${ANSWER_COLUMNS}
   from (
     select * from (
       select * from submissions s where ${after('s')} order by s.at desc, s.id desc limit ${RECENT_ROWS}
     ) s where ${FITS} order by s.at desc, s.id desc limit $2
   ) s ${SENDERS} order by s.at desc, s.id desc`,
)

const FOUND = `select x.id, x.at from submissions x where ${after('x')} and`
const WITH_CODES = `${FOUND} $7 and search_codes(${words('x')}) @> $15::bigint[]`
/** Finds submissions by one part of the search with an index. The other parts are checked on these. */
const BY_INDEX = {
  team: `${FOUND} x.participation_id = any($8::integer[])`,
  person: `${FOUND} x.user_id = any($9::uuid[])`,
  // A text with this beginning is at most this beginning with the last character of all behind it.
  ip: `${FOUND} x.ip ~>=~ $11 and x.ip ~<=~ ($11 || chr(1114111))`,
  answer: WITH_CODES,
  text: `${WITH_CODES} union ${FOUND} x.participation_id = any($4::integer[])
     union ${FOUND} x.user_id = any($5::uuid[])
     union ${FOUND} x.challenge_id = any($6::integer[])`,
  challenge: `${FOUND} x.challenge_id = any($10::integer[])`,
  is: `${FOUND} x.status = $12 and x.status <> 'WrongAnswer'
     union all ${FOUND} x.status = $12 and x.status = 'WrongAnswer'`,
} as const
type Driver = keyof typeof BY_INDEX
/** In the order of selectivity: the part that leaves the fewest submissions comes first. */
const PARTS = ['team', 'person', 'ip', 'text', 'challenge', 'is'] as const satisfies readonly (Driver &
  keyof AnswerSearch)[]

/** Checks the newest first, and not all of them, because a check costs more than the order. */
const older = (driver: Driver): Statement =>
  statement(
    `answers.older.${driver}`,
    `with found as (${BY_INDEX[driver]}),
     ordered as materialized (select id, at from found order by at desc, id desc),
     fitting as materialized (
       select o.id from ordered o cross join lateral (
         select from submissions s where s.id = o.id and ${FITS} offset 0
       ) fits order by o.at desc, o.id desc limit $2
     )
     select ${ANSWER_COLUMNS} from fitting join submissions s using (id) ${SENDERS} order by s.at desc, s.id desc`,
  )
const OLDER: Readonly<Record<Driver, Statement>> = {
  team: older('team'),
  person: older('person'),
  ip: older('ip'),
  answer: older('answer'),
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
    const part = PARTS.find((each) => search[each] !== '' && search[each] !== null)
    if (part === undefined) return sql.many<AnswerRow>(PAGE, [gameId, count, ...end])
    const names = await answerNames(search, gameId, sql)
    const asked = (left: number, ...from: readonly [string, number]) => [
      gameId,
      left,
      ...valuesOf(search, names, isInAnswers),
      ...from,
    ]
    const recent = await sql.many<AnswerRow>(RECENT, asked(count, ...end))
    if (recent.length === count) return recent
    const edge = await sql.one<{ at: number; id: number }>(EDGE, [gameId, ...end])
    if (edge === null) return recent
    const isNamed = [names.teams, names.people, names.challenges].some(({ length }) => length > 0)
    const driver: Driver = part === 'text' && !isNamed ? 'answer' : part
    const left = asked(count - recent.length, toTimestamp(edge.at), edge.id)
    const more = driver === 'text' || driver === 'answer' ? [codesOf(search.text)] : []
    return [...recent, ...(await sql.many<AnswerRow>(OLDER[driver], [...left, ...more]))]
  },
  forgetAddresses: (before, batch) => sql.run(FORGET, [toTimestamp(before), batch]),
})

/** The driver sends lists as texts. */
const listed = (ids: readonly (string | number)[]) => ids.map(String)

function valuesOf(search: AnswerSearch, names: AnswerNames, isInAnswers: boolean): SqlValue[] {
  const { text, team, person, challenge, ip, is } = search
  return [
    patternOf(text),
    listed(names.teams),
    names.people,
    listed(names.challenges),
    isInAnswers,
    team === '' ? null : listed(names.ofTeam),
    person === '' ? null : names.ofPerson,
    challenge === '' ? null : listed(names.ofChallenge),
    // An address is found by its beginning. If addresses are hidden, none has this one.
    ip === '' ? null : isInAnswers ? ip.toLowerCase() : HIDDEN,
    is === null ? null : SEARCHED_VERDICTS[is],
  ]
}
/** No address has blanks. */
const HIDDEN = ' '
