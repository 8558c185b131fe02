import type { Sql, Statement, SqlValue } from './sql.ts'

/** The id that the database gave to a new row. */
export async function insertReturningId(
  sql: Sql,
  insert: Statement,
  values: readonly SqlValue[],
): Promise<number> {
  const row = await sql.one<{ id: number }>(insert, values)
  if (row === null) throw new Error(`${insert.name} returned no id`)
  return row.id
}
