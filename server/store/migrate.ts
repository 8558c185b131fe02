import type { ClientBase, Pool } from 'pg'
import { StartError } from '#server/base/start-error.ts'
import type { Migration } from './migrations.ts'

/** An arbitrary number, the same in every process. Its holder may migrate. */
const LOCK = 8_613_254_471
export const MIGRATIONS_TABLE = `create table if not exists migrations (
    number integer primary key, name text not null, applied_at timestamptz not null default now()
  )`

/**
 * Applies missing migrations, each completely or not at all. If several processes start, one of them does it
 * and the others wait.
 */
export async function migrate(
  pool: Pool,
  migrations: readonly Migration[],
): Promise<{ applied: readonly string[] }> {
  const client = await pool.connect()
  let fault: Error | undefined
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(MIGRATIONS_TABLE)
    const last = await lastApplied(client)
    refuseNewer(last, migrations)
    const missing = migrations.slice(last)
    for (const migration of missing) await apply(client, migration)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    return { applied: missing.map((migration) => migration.name) }
  } catch (error) {
    // The connection is discarded below, which also releases the lock.
    fault = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(fault)
  }
}

export async function lastApplied(connection: Pool | ClientBase): Promise<number> {
  const found = await connection.query<{ last: number | null }>('select max(number) as last from migrations')
  return found.rows[0]?.last ?? 0
}

function refuseNewer(last: number, migrations: readonly Migration[]): void {
  if (last <= migrations.length) return
  throw new StartError(
    `the database is newer than this program (it has migration ${last}, the program knows ${migrations.length})`,
    'start the version that made it, or a newer one; nothing was changed',
  )
}

/** Must be called inside of a transaction. */
export async function applyStep(client: ClientBase, { number, name, sql }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into migrations (number, name) values ($1, $2)', [number, name])
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  const { number, name } = migration
  await client.query('begin')
  try {
    await applyStep(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartError(
      `migration ${number} (${name}) failed: ${error instanceof Error ? error.message : String(error)}`,
      'nothing of it was kept; restore the version before, and report this',
    )
  }
}
