import { toLikePattern } from './like-pattern.ts'
import { toTimestamp, toTimestampOrNull, statement, type Sql } from './sql.ts'

export type LogLevel = 'Information' | 'Warning' | 'Error' | 'Fatal'
export type LogStatus = 'Pending' | 'Success' | 'Failed' | 'Duplicate' | 'Denied' | 'NotFound' | 'Exit'

/** An entry of the platform log, which admins read. The process log goes to standard output. */
export interface LogEntry {
  at: number
  level: LogLevel
  status: LogStatus | null
  /** A user's name, `System` or `Anonymous`. */
  name: string | null
  ip: string
  message: string
  /** The part of the server that wrote it. Not on the wire. */
  source: string
}

/** Null fields match everything. */
export interface LogFilter {
  level: LogLevel | null
  text: string | null
  /** `since` is inclusive, `until` is exclusive. */
  since: number | null
  until: number | null
}

export interface Logs {
  /** Returns the number of the first entry. The numbers are in order and have no gaps. */
  append(entries: readonly LogEntry[]): Promise<number>
  /** Newest first. A null level matches all. */
  list(
    level: LogLevel | null,
    page: { count: number; skip: number },
    found?: Omit<LogFilter, 'level'>,
  ): Promise<LogEntry[]>
  /** Newest first, only entries with a number below `below`. Null: from the newest. */
  before(below: number | null, filter: LogFilter, count: number): Promise<(LogEntry & { seq: number })[]>
}

const APPEND = statement(
  'logs.append',
  `with counter as (update log_counter set seq = seq + cardinality($1::timestamptz[]) returning seq),
   stored as (
     insert into logs (at, level, status, name, ip, message, source, seq)
     select e.at, e.level, e.status, e.name, e.ip, e.message, e.source,
       counter.seq - cardinality($1::timestamptz[]) + e.nth
     from counter,
       unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       with ordinality as e (at, level, status, name, ip, message, source, nth)
   )
   select seq - cardinality($1::timestamptz[]) + 1 as first from counter`,
)
const FOUND = `($1::text is null or level = $1) and ($2::text is null or words like lower($2))
   and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)`
const LIST = statement(
  'logs.list',
  `select at, level, status, name, ip, message, source
   from logs where ${FOUND} order by at desc, id desc limit $5 offset $6`,
)
const BEFORE = statement(
  'logs.before',
  `select seq, at, level, status, name, ip, message, source
   from logs where ${FOUND} and ($5::bigint is null or seq < $5) order by seq desc limit $6`,
)
const ANY = { text: null, since: null, until: null }

export const logsOn = (sql: Sql): Logs => ({
  append: async (entries) => {
    const column = <Name extends keyof LogEntry>(name: Name) => entries.map((entry) => entry[name])
    const at = column('at').map(toTimestamp)
    const row = await sql.one<{ first: number }>(APPEND, [
      at,
      column('level'),
      column('status'),
      column('name'),
      column('ip'),
      column('message'),
      column('source'),
    ])
    return row?.first ?? 0
  },
  list: (level, { count, skip }, found = ANY) =>
    sql.many<LogEntry>(LIST, [...valuesOf({ level, ...found }), count, skip]),
  before: (below, filter, count) =>
    sql.many<LogEntry & { seq: number }>(BEFORE, [...valuesOf(filter), below, count]),
})

const valuesOf = ({ level, text, since, until }: LogFilter) => [
  level,
  text === null ? null : toLikePattern(text),
  toTimestampOrNull(since),
  toTimestampOrNull(until),
]
