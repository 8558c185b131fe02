import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import type { Pool, PoolClient } from 'pg'

export interface DumpedTable {
  name: string
  rows: number
  /** The size in the database, which predicts the time. */
  bytes: number
}
export interface DumpedSequence {
  name: string
  /** Null: the sequence was never used. */
  last: number | null
}

/** A snapshot: its content does not change until it is closed. */
export interface DumpSnapshot {
  /** Such as `PostgreSQL 18.4`. */
  database: string
  /** The names of the applied migrations, in order. */
  migrations: () => Promise<string[]>
  /** The existing tables among these names, with their row counts. Other tables belong to other programs. */
  tables: (ours: ReadonlySet<string>) => Promise<DumpedTable[]>
  /** Each row as one line of JSON, page by page, so that memory stays small. */
  linesOf: (table: DumpedTable) => AsyncGenerator<string[]>
  /** The sequences of these tables. They are read after the rows, so that none is behind them. */
  sequences: (ours: ReadonlySet<string>) => Promise<DumpedSequence[]>
  close: () => Promise<void>
}

const BEGIN = 'begin isolation level repeatable read read only'
const IS_OURS = `select to_regclass('migrations') is not null as "isOurs", split_part(version(), ' on ', 1) as database`
const TABLES = `select relname as name, pg_table_size(oid) as bytes from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any($1) order by relname`
const SEQUENCES = `select s.relname as name, pg_sequence_last_value(s.oid) as last from pg_class s
  join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
    and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid
  where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace
    and t.relnamespace = s.relnamespace and t.relname = any($1)
  order by s.relname`
const FILES = 'select hash from files where refs > 0 order by hash'
const HOLD_FILES = 'lock table files in share mode'

const LOCK_NOT_AVAILABLE = '55P03'
const UNDEFINED_TABLE = '42P01'

/** The length of a page, at the average length of the rows of its table. */
const PAGE_BYTES = MEBIBYTE
const MAX_ROWS = 2000

/**
 * A snapshot of the whole database. `hold` runs before any other transaction may change references to its
 * files. `busy`: try again later. `absent`: the database has no tables of ours.
 */
export async function beginDumpSnapshot<Held>(
  pool: Pool,
  hold: (files: readonly string[]) => Promise<Held>,
): Promise<{ moment: DumpSnapshot; held: Held } | 'busy' | 'absent'> {
  const holder = await pool.connect()
  try {
    const files = await patiently(holder, 'begin', () => holder.query(HOLD_FILES))
    if (files === 'busy' || files === 'absent') return files
    const client = await pool.connect()
    try {
      const begun = await patiently(client, BEGIN, () => beginDump(client))
      if (begun !== 'busy' && begun !== 'absent')
        return { moment: momentIn(client, begun.database), held: await hold(begun.files) }
      await letGo(client)
      return begun
    } catch (error) {
      client.release(true)
      throw error
    }
  } finally {
    await letGo(holder)
  }
}

const momentIn = (client: PoolClient, database: string): DumpSnapshot => ({
  database,
  migrations: async () =>
    (await client.query<{ name: string }>('select name from migrations order by number')).rows.map(
      ({ name }) => name,
    ),
  tables: (ours) => countTables(client, ours),
  linesOf: (table) => linesOf(client, table),
  sequences: async (ours) => (await client.query<DumpedSequence>(SEQUENCES, [[...ours]])).rows,
  close: () => letGo(client),
})

/** Discards a connection that is in the middle of a query, or lost. */
async function letGo(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

/** The first query takes the snapshot. Others wait for its end, so no query may take long. */
async function beginDump(client: PoolClient): Promise<{ database: string; files: string[] } | 'absent'> {
  const { rows } = await client.query<{ isOurs: boolean; database: string }>(IS_OURS)
  if (rows[0]?.isOurs !== true) return 'absent'
  const files = await client.query<{ hash: string }>(FILES)
  await client.query('set local lock_timeout to default')
  return { database: rows[0].database, files: files.rows.map(({ hash }) => hash) }
}

async function countTables(client: PoolClient, ours: ReadonlySet<string>): Promise<DumpedTable[]> {
  const tables: DumpedTable[] = []
  for (const { name, bytes } of (await client.query<{ name: string; bytes: number }>(TABLES, [[...ours]]))
    .rows) {
    const counted = await client.query<{ rows: number }>(
      `select count(*) as rows from ${client.escapeIdentifier(name)}`,
    )
    tables.push({ name, bytes, rows: counted.rows[0]?.rows ?? 0 })
  }
  return tables
}

async function* linesOf(client: PoolClient, { name, rows, bytes }: DumpedTable): AsyncGenerator<string[]> {
  const page = Math.max(1, Math.min(MAX_ROWS, Math.floor((PAGE_BYTES * rows) / Math.max(1, bytes))))
  await client.query(
    `declare dump no scroll cursor for select row_to_json(t)::text as line from ${client.escapeIdentifier(name)} t`,
  )
  for (;;) {
    const fetched = await client.query<{ line: string }>(`fetch forward ${page} from dump`)
    if (fetched.rows.length === 0) break
    yield fetched.rows.map(({ line }) => line)
  }
  await client.query('close dump')
}

/**
 * While `files` is locked, no link is added or removed, so every file of a new dump is on the disk. Writers
 * wait for this connection, and the dump's second connection waits for them. The database cannot detect this
 * circle, so no wait is longer than 2 s.
 */
async function patiently<Done>(
  client: PoolClient,
  begin: string,
  work: () => Promise<Done>,
): Promise<Done | 'busy' | 'absent'> {
  await client.query(`${begin}; set local lock_timeout = '2s'`)
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === LOCK_NOT_AVAILABLE) return 'busy'
    if (code === UNDEFINED_TABLE) return 'absent'
    throw error
  }
}
