import { statement, toTimestamp, type Sql } from './sql.ts'

export interface DatabaseFacts {
  version: string
  bytes: number
  migrations: number
}
/** Log entries of one part with one result. */
export interface LoggedResults {
  lastAt: number | null
  message: string | null
  inHour: number
  inDay: number
}
export interface LoggedPart {
  succeeded: LoggedResults
  failed: LoggedResults
}
export interface WaitingMail {
  waiting: number
  /** The time at which the oldest unsent email was due. Null: none is due. */
  dueSince: number | null
}
export interface ContainerCounts {
  running: number
  waiting: number
  waitingSince: number | null
}
export interface FileSums {
  files: number
  bytes: number
  added: number
}

/** The questions of the health page to the database. */
export interface HealthReads {
  /** Reads nothing: for the time of a query. */
  ping(): Promise<void>
  database(): Promise<DatabaseFacts>
  logged(source: LoggedSource, now: number): Promise<LoggedPart>
  mail(now: number): Promise<WaitingMail>
  containers(): Promise<ContainerCounts>
  files(since: number): Promise<FileSums>
}
export type LoggedSource = 'mail' | 'container'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const PING = statement('health.ping', 'select 1')
const DATABASE = statement(
  'health.database',
  `select split_part(current_setting('server_version'), ' ', 1) as version,
     pg_database_size(current_database()) as bytes, (select count(*) from migrations) as migrations`,
)
/** The source is part of the text, because the index of each source covers only its entries. */
const loggedOf = (source: LoggedSource) =>
  statement(
    `health.logged.${source}`,
    `select s.status, l.at as "lastAt", l.message, d.hour as "inHour", d.day as "inDay"
     from (values ('Success'), ('Failed')) s (status)
     left join lateral (
       select at, message from logs where source = '${source}' and status = s.status order by at desc limit 1
     ) l on true
     cross join lateral (
       select count(*) as day, count(*) filter (where at >= $1) as hour
       from logs where source = '${source}' and status = s.status and at >= $2
     ) d`,
  )
const LOGGED = { mail: loggedOf('mail'), container: loggedOf('container') } as const
const MAIL = statement(
  'health.mail',
  `select (select count(*) from emails) + (select count(*) from letter_receivers where state = 'Waiting') as waiting,
     (select min(due_at) from emails where due_at <= $1) as "dueSince"`,
)
const CONTAINERS = statement(
  'health.containers',
  `select count(*) filter (where phase = 'Running') as running,
     count(*) filter (where phase in ('Queued', 'Pulling', 'Creating')) as waiting,
     min(asked_at) filter (where phase = 'Queued') as "waitingSince"
   from containers`,
)
const FILES = statement(
  'health.files',
  `select count(*) as files, coalesce(sum(size), 0)::bigint as bytes,
     coalesce(sum(size) filter (where stored_at >= $1), 0)::bigint as added
   from files`,
)

const NO_RESULTS: LoggedResults = { lastAt: null, message: null, inHour: 0, inDay: 0 }

export const healthOn = (sql: Sql): HealthReads => ({
  ping: async () => void (await sql.one(PING)),
  database: async () => (await sql.one<DatabaseFacts>(DATABASE)) ?? { version: '', bytes: 0, migrations: 0 },
  logged: async (source, now) => {
    const times = [toTimestamp(now - HOUR_MS), toTimestamp(now - DAY_MS)]
    const rows = await sql.many<LoggedResults & { status: string }>(LOGGED[source], times)
    const of = (wanted: string): LoggedResults => {
      const { status: _, ...results } = rows.find(({ status }) => status === wanted) ?? {
        status: '',
        ...NO_RESULTS,
      }
      return results
    }
    return { succeeded: of('Success'), failed: of('Failed') }
  },
  mail: async (now) =>
    (await sql.one<WaitingMail>(MAIL, [toTimestamp(now)])) ?? { waiting: 0, dueSince: null },
  containers: async () =>
    (await sql.one<ContainerCounts>(CONTAINERS)) ?? { running: 0, waiting: 0, waitingSince: null },
  files: async (since) =>
    (await sql.one<FileSums>(FILES, [toTimestamp(since)])) ?? { files: 0, bytes: 0, added: 0 },
})
