import pg from 'pg'
import type { PoolTarget } from './pool.ts'

/** An arbitrary number, the same in every process. */
const LOCK = 8_613_254_472

/** `together`: servers and backups share the database. `alone`: for a restore. */
export type LockMode = 'together' | 'alone'
export interface DatabaseLock {
  /** Names the restored backup that the database contains. '': it was never restored. */
  origin: string
  release(): Promise<void>
}

export const ORIGIN = 'Vexil:Restored'

const TAKE: Readonly<Record<LockMode, string>> = {
  together: 'select pg_try_advisory_lock_shared($1) as taken',
  alone: 'select pg_try_advisory_lock($1) as taken',
}

/** Null: another process has the database alone. The lock ends with its connection, so also after kill -9. */
export async function lockDatabase(
  target: PoolTarget,
  manner: LockMode,
  whenLost: () => void = () => {},
): Promise<DatabaseLock | null> {
  const client = new pg.Client({
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    ...target,
    application_name: 'vexil claim',
  })
  let [isHeld, hasEnded, isOver] = [false, false, false]
  client.on('error', () => {})
  client.once('end', () => {
    hasEnded = true
    // A loss before that is reported by the result.
    if (isHeld && !isOver) whenLost()
  })
  const release = async () => {
    isOver = true
    await client.end().catch(() => {})
  }
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>(TAKE[manner], [LOCK])
    if (rows[0]?.taken === true) {
      const origin = await originIn(client)
      if (hasEnded) throw new Error('the connection ended as soon as it was there')
      isHeld = true
      return { origin, release }
    }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return null
}

async function originIn(client: pg.Client): Promise<string> {
  const known = await client.query<{ isThere: boolean }>(
    `select to_regclass('settings') is not null as "isThere"`,
  )
  if (known.rows[0]?.isThere !== true) return ''
  const found = await client.query<{ value: string }>('select value from settings where key = $1', [ORIGIN])
  return found.rows[0]?.value ?? ''
}
