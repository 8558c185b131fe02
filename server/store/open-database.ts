import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import { redactSecrets } from '#server/config/summary.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { holdDatabase } from './lock-database.ts'
import { StartError } from '#server/base/start-error.ts'
import { startEmbedded, type EmbeddedServer } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { openStore } from './open.ts'
import { openPool, type PoolTarget } from './pool.ts'
import type { Store } from './store.ts'
import { waitAtMost } from '#server/base/deadline.ts'

export interface OpenDatabase {
  store: Store
  /** For the summary, such as `embedded PostgreSQL 18.4`. */
  kind: string
  close(): Promise<void>
}

/** PostgreSQL's own number for version 15. */
const OLDEST_VERSION = 150_000
const POOL_END_LIMIT_MS = 5000

/** Opens and migrates the configured database. If a step fails, the earlier ones are undone. */
export async function openDatabase(config: Config, logger: Logger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await startOwn(config.dataDir, logger) : null
  const target: PoolTarget = embedded ? embedded.connection : { connectionString: config.databaseUrl ?? '' }
  const pool = openPool(target, (error) =>
    logger.warn({ fault: errorCodeOf(error) }, 'a connection to the database ended'),
  )
  let letGo = async () => {}
  const close = async () => {
    // A query that never ends must not keep the process from stopping.
    await waitAtMost(POOL_END_LIMIT_MS, Promise.all([pool.end(), letGo()]))
    await embedded?.stop()
  }
  try {
    const version = await readVersion(pool, config)
    letGo = await holdDatabase(target, endAtOnce)
    const migrations = readMigrations()
    const { applied } = await migrate(pool, migrations)
    if (applied.length > 0) logger.info({ applied }, 'the database was migrated')
    return {
      store: openStore(pool, migrations.length),
      kind: `${embedded ? 'embedded ' : ''}PostgreSQL ${version}`,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Ends the process, because everything would otherwise continue without a database. */
function endAtOnce(fault: StartError): void {
  queueMicrotask(() => {
    throw fault
  })
}

const startOwn = (dataDir: string, logger: Logger): Promise<EmbeddedServer> =>
  startEmbedded(dataDir, {
    onTrouble: (trouble) => logger.error({ trouble }, 'the embedded database ended by itself'),
  })

export async function readVersion(pool: Pool, config: Pick<Config, 'databaseUrl'>): Promise<string> {
  const { number, text } = await askVersion(pool, config)
  if (number >= OLDEST_VERSION) return text
  throw new StartError(`PostgreSQL ${text} is too old`, 'use 15 or newer')
}

async function askVersion(
  pool: Pool,
  config: Pick<Config, 'databaseUrl'>,
): Promise<{ number: number; text: string }> {
  try {
    const found = await pool.query<{ number: number; text: string }>(
      `select current_setting('server_version_num')::int as number,
         split_part(current_setting('server_version'), ' ', 1) as text`,
    )
    return found.rows[0] ?? { number: 0, text: 'of unknown version' }
  } catch (error) {
    const where =
      config.databaseUrl === null
        ? 'the embedded database'
        : `the database ${redactSecrets(config.databaseUrl)}`
    throw new StartError(
      `${where} cannot be reached (${errorCodeOf(error)})`,
      'see that it runs and that DATABASE_URL is right',
    )
  }
}
