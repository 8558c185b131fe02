import { statement, type Sql } from './sql.ts'

export interface TableSize {
  name: string
  /** An estimate of the database, because counting would read every row. */
  rows: number
  bytes: number
}

const SIZES = statement(
  'tables.sizes',
  `select s.relname as name, s.n_live_tup as rows, pg_total_relation_size(s.relid) as bytes
   from pg_stat_user_tables s where s.schemaname = current_schema() order by bytes desc, name`,
)

export interface TableSizes {
  list(): Promise<TableSize[]>
}

export const tableSizesOn = (sql: Sql): TableSizes => ({
  list: async () =>
    (await sql.many<TableSize>(SIZES)).map(({ name, rows, bytes }) => ({
      name,
      rows: Number(rows),
      bytes: Number(bytes),
    })),
})
