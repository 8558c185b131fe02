import type { LogEntry, Logs } from './rows/log.ts'
import { stamp, statement, type Sql } from './sql.ts'

const APPEND = statement(
  'logs.append',
  `insert into logs (at, level, status, name, ip, message, source)
   select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])`,
)
const LIST = statement(
  'logs.list',
  `select at, level, status, name, ip, message, source from logs where $1::text is null or level = $1 order by at desc, id desc limit $2 offset $3`,
)

export const logsOn = (sql: Sql): Logs => ({
  append: async (entries) => {
    const column = <Name extends keyof LogEntry>(name: Name) => entries.map((entry) => entry[name])
    const at = column('at').map(stamp)
    await sql.run(APPEND, [at, column('level'), column('status'), column('name'), column('ip'), column('message'), column('source')])
  },
  list: (level, { count, skip }) => sql.many<LogEntry>(LIST, [level, count, skip]),
})
