import type { ClientBase, Pool } from 'pg'

/** A statement is prepared under its name, so no other text may have the same name. */
export interface Statement {
  readonly name: string
  readonly text: string
}
export const statement = (name: string, text: string): Statement => ({ name, text })

export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Buffer
  | readonly string[]
  | readonly (string | null)[]

/** Runs statements, in a transaction or outside of one. */
export interface Sql {
  many<Row>(statement: Statement, values?: readonly SqlValue[]): Promise<Row[]>
  /** The first row. Null: there is none. */
  one<Row>(statement: Statement, values?: readonly SqlValue[]): Promise<Row | null>
  /** Returns the number of affected rows. */
  run(statement: Statement, values?: readonly SqlValue[]): Promise<number>
}

export function sqlOn(connection: Pool | ClientBase): Sql {
  const ask = (statement: Statement, values: readonly SqlValue[]) =>
    connection.query({ name: statement.name, text: statement.text, values: values.map(storable) })
  return {
    many: async <Row>(statement: Statement, values: readonly SqlValue[] = []) =>
      (await ask(statement, values)).rows as Row[],
    one: async <Row>(statement: Statement, values: readonly SqlValue[] = []) =>
      ((await ask(statement, values)).rows[0] ?? null) as Row | null,
    run: async (statement, values = []) => (await ask(statement, values)).rowCount ?? 0,
  }
}

/** Writes an instant for `timestamptz`. Reading gives a number again (see `pool.ts`). */
export const toTimestamp = (at: number) => new Date(at).toISOString()
export const toTimestampOrNull = (at: number | null) => (at === null ? null : toTimestamp(at))

/**
 * PostgreSQL cannot store NUL, and anyone could make a request fail with it. The visible symbol for NUL is
 * stored instead.
 */
function storable(value: SqlValue): SqlValue {
  if (typeof value === 'string') return value.replaceAll('\0', '\u2400')
  return Array.isArray(value)
    ? value.map((entry: string | null) => entry?.replaceAll('\0', '\u2400') ?? null)
    : value
}
