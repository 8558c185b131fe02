import type { Sql, Statement, SqlValue } from './sql.ts'

export async function insertReturningId(
  sql: Sql,
  insert: Statement,
  values: readonly SqlValue[],
): Promise<number> {
  const row = await sql.one<{ id: number }>(insert, values)
  if (row === null) throw new Error(`${insert.name} returned no id`)
  return row.id
}
