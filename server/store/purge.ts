import type { LimitedTable } from './retention.ts'
import { toTimestamp, statement, type Sql, type Statement } from './sql.ts'

/**
 * Removes rows that are too old or too many, in batches. Reads only the oldest `$3` rows: numbers rise with
 * time, so a batch without due rows ends the run, and no run reads the whole table.
 */
const purge = (table: LimitedTable, number: string): Statement =>
  statement(
    `purge.${table}`,
    `delete from ${table} where ${number} in (
       select ${number} from (select ${number}, at from ${table} order by ${number} limit $3::integer) oldest
       where at < $1 or ${number} <= (select max(${number}) from ${table}) - $2::bigint
     )`,
  )
const PURGE: Readonly<Record<LimitedTable, Statement>> = {
  logs: purge('logs', 'seq'),
  events: purge('events', 'id'),
  audit: purge('audit', 'seq'),
}

export interface Purge {
  /** Returns the number of removed rows. */
  batch(table: LimitedTable, bound: { before: number; most: number; batch: number }): Promise<number>
}

export const purgeOn = (sql: Sql): Purge => ({
  batch: (table, { before, most, batch }) => sql.run(PURGE[table], [toTimestamp(before), most, batch]),
})
