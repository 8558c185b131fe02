import type { Pool, PoolClient } from 'pg'

export interface DumpedTable {
  name: string
  rows: number
  /** As they lie in the database: how long it may take. */
  bytes: number
}
export interface DumpedSequence {
  name: string
  /** Null when it has not given a number yet. */
  last: number | null
}
export interface Dump {
  /** `PostgreSQL 18.4` */
  database: string
  /** The names of the migrations that made it, in order. */
  migrations: string[]
  tables: DumpedTable[]
  /** The bytes that it counts on. */
  files: string[]
}

/** It stays that moment until it is closed. */
export interface Moment extends Dump {
  /** Each row as one line of JSON, page by page. */
  linesOf: (table: DumpedTable) => AsyncGenerator<string[]>
  /** Sequences are of no moment. Asked for after the rows, none is behind them. */
  sequences: () => Promise<DumpedSequence[]>
  close: () => Promise<void>
}

const BEGIN = 'begin isolation level repeatable read read only'
const IS_OURS = `select to_regclass('migrations') is not null as "isOurs", split_part(version(), ' on ', 1) as database`
const TABLES = `select relname as name, pg_table_size(oid) as bytes from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`
const SEQUENCES = `select sequencename as name, last_value as last from pg_sequences where schemaname = current_schema() order by sequencename`
const FILES = 'select hash from files where refs > 0 order by hash'
const HOLD_FILES = `set local lock_timeout = '2s'; lock table files in share mode`

const LOCK_NOT_AVAILABLE = '55P03'
const UNDEFINED_TABLE = '42P01'

/** So much text is asked for at a time, if rows are as long as most of their table. */
const PAGE_BYTES = 1024 * 1024
const MOST_ROWS = 2000

/**
 * One moment of the whole database. What `hold` does with the files that it names is done before anybody may change what is counted on. `busy`: not
 * now. `absent`: there is nothing of ours.
 */
export async function beginMoment<Held>(
  pool: Pool,
  hold: (files: readonly string[]) => Promise<Held>,
): Promise<{ moment: Moment; held: Held } | 'busy' | 'absent'> {
  const holder = await pool.connect()
  try {
    const files = await holdFiles(holder)
    if (files !== 'held') return files
    const client = await pool.connect()
    try {
      const dump = await beginDump(client)
      if (dump !== null) return { moment: momentIn(client, dump), held: await hold(dump.files) }
    } catch (error) {
      client.release(true)
      throw error
    }
    await letGo(client)
    return 'absent'
  } finally {
    await letGo(holder)
  }
}

const momentIn = (client: PoolClient, dump: Dump): Moment => ({
  ...dump,
  linesOf: (table) => linesOf(client, table),
  sequences: async () => (await client.query<DumpedSequence>(SEQUENCES)).rows,
  close: () => letGo(client),
})

/** A connection that is in the middle of something, or gone, is thrown away. */
async function letGo(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

/** Null where there is none of ours. */
async function beginDump(client: PoolClient): Promise<Dump | null> {
  await client.query(BEGIN)
  const { rows } = await client.query<{ isOurs: boolean; database: string }>(IS_OURS)
  if (rows[0]?.isOurs !== true) return null
  const migrations = await client.query<{ name: string }>('select name from migrations order by number')
  const tables: DumpedTable[] = []
  for (const { name, bytes } of (await client.query<{ name: string; bytes: number }>(TABLES)).rows) {
    const counted = await client.query<{ rows: number }>(`select count(*) as rows from ${client.escapeIdentifier(name)}`)
    tables.push({ name, bytes, rows: counted.rows[0]?.rows ?? 0 })
  }
  const files = await client.query<{ hash: string }>(FILES)
  return { database: rows[0].database, migrations: migrations.rows.map(({ name }) => name), tables, files: files.rows.map(({ hash }) => hash) }
}

async function* linesOf(client: PoolClient, { name, rows, bytes }: DumpedTable): AsyncGenerator<string[]> {
  const page = Math.max(1, Math.min(MOST_ROWS, Math.floor((PAGE_BYTES * rows) / Math.max(1, bytes))))
  await client.query(`declare dump no scroll cursor for select row_to_json(t)::text as line from ${client.escapeIdentifier(name)} t`)
  for (;;) {
    const fetched = await client.query<{ line: string }>(`fetch forward ${page} from dump`)
    if (fetched.rows.length === 0) break
    yield fetched.rows.map(({ line }) => line)
  }
  await client.query('close dump')
}

/**
 * Nobody counts on a file anew or no more until the transaction ends: so what a dump that begins meanwhile names is on the disk. Whoever comes
 * waits behind us, so we ourselves wait for nobody longer than 2 s.
 */
async function holdFiles(client: PoolClient): Promise<'held' | 'busy' | 'absent'> {
  await client.query('begin')
  try {
    await client.query(HOLD_FILES)
    return 'held'
  } catch (error) {
    await client.query('rollback')
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === LOCK_NOT_AVAILABLE) return 'busy'
    if (code === UNDEFINED_TABLE) return 'absent'
    throw error
  }
}
