import type { ClientBase, Pool } from 'pg'
import { ORIGIN } from './database-lock.ts'
import type { DumpedSequence } from './dump-tables.ts'
import { MISSED } from './fullness.ts'
import { applyStep, MIGRATIONS_TABLE } from './migrate.ts'
import type { Migration } from './migrations.ts'

/** The content of a database before a restore. */
export interface ExistingData {
  /** The last applied migration of this program. 0: none. */
  migration: number
  tables: string[]
  /** Names and counts of data that users would miss. */
  things: { name: string; count: number }[]
  files: string[]
}

export interface RestorePlan {
  /** Throws if the existing data must stay. */
  allow: (found: ExistingData) => void
  /** `made`: the migrations that created the restored data. `later`: the newer migrations of this program. */
  made: readonly Migration[]
  later: readonly Migration[]
  sequences: readonly DumpedSequence[]
  /** Unique for each restore, also of the same backup. */
  origin: string
  /** Runs when all rows are stored and checked. If it throws, nothing is kept. */
  beforeCommit?: () => Promise<void>
}
/** Inserts lines of JSON as rows. Resolves to their number. */
export type RowWriter = (table: string, lines: string) => Promise<number>
/** The connection was lost during the commit, so its result is unknown. */
export class CommitOutcomeUnknownError extends Error {}

/** Replaces all rows of our tables, or changes nothing. Returns what existed before. */
export async function replaceAll(
  pool: Pool,
  { allow, made, later, sequences, origin, beforeCommit }: RestorePlan,
  fillAll: (fill: RowWriter) => Promise<void>,
): Promise<ExistingData> {
  const client = await pool.connect()
  let isDone = false
  try {
    const found = await findWhatIsThere(client, ourTables([...made, ...later]))
    allow(found)
    await client.query('begin')
    const dropped = await makeEmpty(client, found, made)
    await fillAll((table, lines) => fill(client, table, lines))
    await finish(client, dropped, { sequences, later })
    await leap(client, origin)
    await beforeCommit?.()
    await client.query('commit').catch((cause: unknown) => {
      throw new CommitOutcomeUnknownError('the commit was not answered', { cause })
    })
    isDone = true
    // The statistics describe the old tables. Without new ones the first requests are slow.
    await client.query('analyze').catch(() => (isDone = false))
    return found
  } finally {
    client.release(!isDone)
  }
}

const TABLES = `select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`
const COLUMNS = `select quote_ident(attname) as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`
const LINKS = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(l.oid)) as make
  from pg_constraint l join pg_class c on c.oid = conrelid
  where contype = 'f' and connamespace = current_schema()::regnamespace and c.relname = any($1)`
/** Leaves out the indexes of keys, which enforce a constraint and cannot be dropped alone. */
const INDEXES = `select format('drop index %s', indexrelid::regclass) as "drop", pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class c on c.oid = indrelid
  where c.relnamespace = current_schema()::regnamespace and c.relname = any($1)
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`

/** The tables that the migrations create. Other tables belong to other programs. */
export function ourTables(migrations: readonly Migration[]): ReadonlySet<string> {
  const made = migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name),
  )
  return new Set([...made, 'migrations'])
}

async function findWhatIsThere(client: ClientBase, ours: ReadonlySet<string>): Promise<ExistingData> {
  const tables = (await tablesIn(client)).filter((name) => ours.has(name))
  if (!tables.includes('migrations')) return { migration: 0, tables, things: [], files: [] }
  const last = await client.query<{ last: number | null }>('select max(number) as last from migrations')
  const things = []
  for (const name of MISSED.filter((one) => tables.includes(one))) {
    const counted = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${client.escapeIdentifier(name)}`,
    )
    things.push({ name, count: counted.rows[0]?.count ?? 0 })
  }
  const files = tables.includes('files')
    ? (await client.query<{ hash: string }>('select hash from files')).rows
    : []
  return { migration: last.rows[0]?.last ?? 0, tables, things, files: files.map(({ hash }) => hash) }
}

/**
 * Creates the empty tables of those migrations, without foreign keys and indexes: tables can be filled in any
 * order then, and making these at the end takes a fraction of the time. Returns the statements that make
 * them.
 */
async function makeEmpty(
  client: ClientBase,
  { tables }: ExistingData,
  migrations: readonly Migration[],
): Promise<string[]> {
  if (tables.length > 0)
    await client.query(`drop table ${tables.map((name) => client.escapeIdentifier(name)).join()}`)
  await client.query(MIGRATIONS_TABLE)
  for (const migration of migrations) await applyStep(client, migration)
  const ours = ourTables(migrations)
  const links = await partsIn(client, LINKS, ours)
  const indexes = await partsIn(client, INDEXES, ours)
  for (const { drop } of [...links, ...indexes]) await client.query(drop)
  // Some migrations insert rows, which the backup contains too.
  for (const name of (await tablesIn(client)).filter((one) => ours.has(one)))
    await client.query(`delete from ${client.escapeIdentifier(name)}`)
  return [...indexes, ...links].map(({ make }) => make)
}

async function fill(client: ClientBase, table: string, lines: string): Promise<number> {
  const into = client.escapeIdentifier(table)
  const columns = (await client.query<{ name: string }>(COLUMNS, [into])).rows.map(({ name }) => name).join()
  const { rowCount } = await client.query(
    `insert into ${into} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${into}, $1::json)`,
    [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
  )
  return rowCount ?? 0
}

/** Checks the foreign keys, and applies the migrations that this program has in addition. */
async function finish(
  client: ClientBase,
  dropped: readonly string[],
  { sequences, later }: Pick<RestorePlan, 'sequences' | 'later'>,
): Promise<void> {
  for (const make of dropped) await client.query(make)
  for (const { name, last } of sequences) {
    if (last !== null)
      await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last])
  }
  for (const migration of later) await applyStep(client, migration)
}

const tablesIn = async (client: ClientBase) =>
  (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)
const partsIn = async (client: ClientBase, which: string, ours: ReadonlySet<string>) =>
  (await client.query<{ drop: string; make: string }>(which, [[...ours]])).rows

/**
 * After the backup, the lost server may have sent higher numbers. Clients that know them must not mistake new
 * items for their successors, so all counters are moved far ahead. A participation has a million numbers in
 * all (`streams/wire-number.ts`).
 */
export const LEAPS: readonly { table: string; column: string; by: number }[] = [
  { table: 'games', column: 'board_seq', by: 1_000_000_000 },
  { table: 'games', column: 'notice_seq', by: 1_000_000_000 },
  { table: 'games', column: 'monitor_seq', by: 1_000_000_000 },
  { table: 'log_counter', column: 'seq', by: 1_000_000_000 },
  { table: 'audit_counter', column: 'seq', by: 1_000_000_000 },
  { table: 'participations', column: 'team_seq', by: 50_000 },
]
/** Participation ids are part of stream numbers, so an id must not be used twice. */
const PARTICIPATIONS = `select setval(pg_get_serial_sequence('participations', 'id'),
  coalesce((select max(id) from participations), 0) + 10000)`
const NAME_ORIGIN =
  'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value'

async function leap(client: ClientBase, origin: string): Promise<void> {
  for (const { table, column, by } of LEAPS)
    await client.query(`update ${table} set ${column} = ${column} + ${by}`)
  await client.query(PARTICIPATIONS)
  await client.query(NAME_ORIGIN, [ORIGIN, origin])
}
