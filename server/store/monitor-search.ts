import { NO_SEARCH } from '#contract/rules/answer-search.ts'
import { answerNames, patternOf, type AnswerNames } from './answer-names.ts'
import { words } from './answer-list.ts'
import { SENDERS } from './answer-facts.ts'
import type { EventPage, EventRow, MonitorSearch, SubmissionPage, SubmissionRow } from './rows/monitor.ts'
import { codesOf } from './search-codes.ts'
import { statement, toTimestamp, type Sql, type SqlValue, type Statement } from './sql.ts'

/** Most searches fill their page from the newest rows, which one index gives in order. */
const RECENT_ROWS = 3_000

/** Lists are read as rows, because the database would compare each row with each element of a list. */
const among = (column: string, ids: string) => `${column} in (select unnest(${ids}))`

/**
 * The condition of a match. $3: the text, $4 whether it may match flags, $5 to $7 the teams, users and challenges with the
 * text in their names, $8 the filter of the list.
 */
const SUBMISSION_FITS = `($8::text is null or s.status = $8) and (
  ($4 and lower(s.answer) like $3) or ${among('s.participation_id', '$5::integer[]')}
  or ${among('s.user_id', '$6::uuid[]')} or ${among('s.challenge_id', '$7::integer[]')})`
/** The text of a submitted flag ends with two blanks, then the title and the number of the challenge. */
const EVENT_FITS = `s.type <> all ($8::text[]) and $7::integer[] is not null and (
  ${among('s.team_id', '(select array(select team_id from participations where id = any($5::integer[])))')}
  or ${among('s.user_id', '$6::uuid[]')}
  or (lower(s.content) like $3 and (
    $4 or s.type <> 'FlagSubmit' or lower(substring(s.content from '  (?:(?!  ).)*$')) like $3
  )))`

interface RowPosition {
  id: number
  at: number
}
const NEWEST_FIRST = 'order by at desc, id desc'
const rowsBefore = (from: string, condition: string) =>
  `select x.id, x.at from ${from} x
   where x.game_id = $1 and (x.at, x.id) < ($9::timestamptz, $10::integer) and ${condition}`
const older = (name: string, from: string, fits: string, found: readonly string[]): Statement =>
  statement(
    name,
    `with found as (${found.map((condition) => rowsBefore(from, condition)).join(' union ')}),
     ordered as materialized (select id, at from found ${NEWEST_FIRST})
     select o.id, o.at from ordered o cross join lateral (
       select from ${from} s where s.id = o.id and ${fits} offset 0
     ) fits order by o.at desc, o.id desc limit $2`,
  )

/** Newest first. The older ones are found by an index, and then compared, the newest first, until the page is full. */
function searchOf(
  table: 'submissions' | 'events',
  fits: string,
  drivers: Readonly<Record<string, readonly string[]>>,
) {
  const named = Object.entries(drivers).map(
    ([driver, found]) => [driver, older(`monitor.${table}.${driver}`, table, fits, found)] as const,
  )
  return {
    recent: statement(
      `monitor.${table}.recent`,
      `select s.id, s.at from (select * from ${table} where game_id = $1 ${NEWEST_FIRST} limit ${RECENT_ROWS}) s
       where ${fits} order by s.at desc, s.id desc limit $2`,
    ),
    edge: statement(
      `monitor.${table}.edge`,
      `select id, at from ${table} where game_id = $1 ${NEWEST_FIRST} offset ${RECENT_ROWS - 1} limit 1`,
    ),
    older: (driver: string): Statement => {
      const found = named.find(([name]) => name === driver)
      if (found === undefined) throw new Error(`No search begins with ${driver}.`)
      return found[1]
    },
  }
}

const ANSWER = `$4 and search_codes(${words('x')}) @> $11::bigint[]`
const SUBMISSIONS = searchOf('submissions', SUBMISSION_FITS, {
  text: [ANSWER],
  names: [
    ANSWER,
    'x.participation_id = any($5::integer[])',
    'x.user_id = any($6::uuid[])',
    'x.challenge_id = any($7::integer[])',
  ],
  // All others are few, and have an index of their own.
  status: [`x.status = $8 and x.status <> 'WrongAnswer'`],
})
const CONTENT = 'search_codes(lower(x.content)) @> $11::bigint[]'
const EVENTS = searchOf('events', EVENT_FITS, {
  text: [CONTENT],
  names: [
    CONTENT,
    // Events have no index of users, so those of the teams of the users are compared.
    `x.team_id in (
       select team_id from participations where id = any($5::integer[])
       union select p.team_id from participation_members m join participations p on p.id = m.participation_id
       where m.game_id = $1 and m.user_id = any($6::uuid[]))`,
  ],
})
const SUBMISSION_ROWS = statement(
  'monitor.submissions.found',
  `select s.answer, s.status, s.at, coalesce(u.name, '') as "user", t.name as team, c.title as challenge,
     s.seq as number
   from unnest($1::integer[]) as found (id) join submissions s on s.id = found.id ${SENDERS}
   order by s.at desc, s.id desc`,
)
const EVENT_ROWS = statement(
  'monitor.events.found',
  `select e.type, e.content, e.at, coalesce(u.name, '') as "user", coalesce(t.name, '') as team, e.seq as number
   from unnest($1::integer[]) as found (id) join events e on e.id = found.id
   left join users u on u.id = e.user_id left join teams t on t.id = e.team_id
   order by e.at desc, e.id desc`,
)

const isNamed = ({ teams, people, challenges }: AnswerNames) =>
  [teams, people, challenges].some(({ length }) => length > 0)

export async function findSubmissions(
  gameId: number,
  { status, count, skip }: SubmissionPage,
  search: MonitorSearch,
  sql: Sql,
): Promise<SubmissionRow[]> {
  const names = await namesOf(search, gameId, sql)
  const isRare = status !== null && status !== 'WrongAnswer'
  const driver = isRare ? 'status' : isNamed(names) ? 'names' : 'text'
  const ids = await pageOf(SUBMISSIONS, driver, { gameId, count, skip, search, names, filter: status }, sql)
  return ids.length === 0 ? [] : sql.many<SubmissionRow>(SUBMISSION_ROWS, [ids.map(String)])
}

export async function findEvents(
  gameId: number,
  { hides, count, skip }: EventPage,
  search: MonitorSearch,
  sql: Sql,
): Promise<EventRow[]> {
  const found = await namesOf(search, gameId, sql)
  // The content has the title, so challenges need no search by id.
  const names = { ...found, challenges: [] }
  const driver = isNamed(names) ? 'names' : 'text'
  const ids = await pageOf(EVENTS, driver, { gameId, count, skip, search, names, filter: hides }, sql)
  return ids.length === 0 ? [] : sql.many<EventRow>(EVENT_ROWS, [ids.map(String)])
}

const namesOf = ({ text }: MonitorSearch, gameId: number, sql: Sql) =>
  answerNames({ ...NO_SEARCH, text: text.trim() }, gameId, sql)

interface Asked {
  gameId: number
  count: number
  skip: number
  search: MonitorSearch
  names: AnswerNames
  filter: SqlValue
}

/** The ids of a page. */
async function pageOf(
  { recent, edge, older: olderBy }: ReturnType<typeof searchOf>,
  driver: string,
  { gameId, count, skip, search, names, filter }: Asked,
  sql: Sql,
): Promise<number[]> {
  const wanted = skip + count
  const asked = (left: number): SqlValue[] => [
    gameId,
    left,
    patternOf(search.text.trim()) ?? '',
    search.isInAnswers,
    names.teams.map(String),
    names.people,
    names.challenges.map(String),
    filter,
  ]
  const found = await sql.many<RowPosition>(recent, asked(wanted))
  const last = found.length < wanted ? await sql.one<RowPosition>(edge, [gameId]) : null
  if (last !== null) {
    const codes = driver === 'status' ? [] : [codesOf(search.text)]
    const from = [toTimestamp(last.at), last.id]
    found.push(
      ...(await sql.many<RowPosition>(olderBy(driver), [...asked(wanted - found.length), ...from, ...codes])),
    )
  }
  return found.slice(skip).map(({ id }) => id)
}
