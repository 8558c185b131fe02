import type { LogEntry, Logs } from './rows/log.ts'
import { stamp, statement, type Sql } from './sql.ts'

const APPEND = statement(
  'logs.append',
  `with counter as (update log_counter set seq = seq + cardinality($1::timestamptz[]) returning seq),
   stored as (
     insert into logs (at, level, status, name, ip, message, source, seq)
     select e.at, e.level, e.status, e.name, e.ip, e.message, e.source, counter.seq - cardinality($1::timestamptz[]) + e.nth
     from counter, unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) with ordinality
       as e (at, level, status, name, ip, message, source, nth)
   )
   select seq - cardinality($1::timestamptz[]) + 1 as first from counter`,
)
const LIST = statement(
  'logs.list',
  `select at, level, status, name, ip, message, source from logs where $1::text is null or level = $1 order by at desc, id desc limit $2 offset $3`,
)

export const logsOn = (sql: Sql): Logs => ({
  append: async (entries) => {
    const column = <Name extends keyof LogEntry>(name: Name) => entries.map((entry) => entry[name])
    const at = column('at').map(stamp)
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
  list: (level, { count, skip }) => sql.many<LogEntry>(LIST, [level, count, skip]),
})
