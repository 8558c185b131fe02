import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config/config.ts'
import { prepareDataDir } from '#server/base/data-dir.ts'
import { readVersion } from '#server/store/open-database.ts'
import { StartError } from '#server/base/start-error.ts'
import { NOBODY } from '#server/store/embedded/os-user.ts'
import { startEmbedded } from '#server/store/embedded/start-embedded.ts'
import { openPool, type PoolTarget } from '#server/store/pool.ts'
import { openCleanupStack } from '#server/base/cleanup-stack.ts'

/**
 * The database and the data folder of a platform. A server may be running on them, so no migration is
 * applied.
 */
export interface ConnectedPlatform {
  dataDir: string
  target: PoolTarget
  pool: ReturnType<typeof openPool>
  close(): Promise<void>
}
type PlatformConfig = Pick<Config, 'dataDir' | 'databaseUrl'>

/** `there`: the platform must exist. A missing folder or database is an error then, and is not created. */
export async function connectPlatform(
  config: PlatformConfig,
  whether: 'there' | 'made',
): Promise<ConnectedPlatform> {
  const { dataDir, databaseUrl } = config
  if (whether === 'there') refuseMissing(config)
  refuseForeign(dataDir)
  prepareDataDir(dataDir)
  const undo = openCleanupStack()
  try {
    const embedded = databaseUrl === null ? await startEmbedded(dataDir) : null
    undo.opened(async () => embedded?.stop())
    const target: PoolTarget = embedded ? embedded.connection : { connectionString: databaseUrl ?? '' }
    const pool = openPool({ ...target, application_name: 'vexil backup' }, () => {})
    undo.opened(() => pool.end())
    await readVersion(pool, config)
    return { dataDir, target, pool, close: () => undo.all() }
  } catch (error) {
    await undo.all().catch(() => {})
    throw error
  }
}

function refuseMissing({ dataDir, databaseUrl }: PlatformConfig): void {
  const isThere =
    databaseUrl === null ? existsSync(path.join(dataDir, 'pg', 'PG_VERSION')) : existsSync(dataDir)
  if (!isThere)
    throw new StartError(`there is no platform in ${dataDir}`, 'name its folder by DATA_DIR or --data-dir')
}

/**
 * A program that another user runs would leave files that the server cannot read, or change the owner of its
 * folder. Root counts as another user too, unless the files belong to `nobody`.
 */
function refuseForeign(dataDir: string): void {
  const self = process.getuid?.()
  if (self === undefined) return
  for (const made of ['pg', 'files']
    .map((name) => path.join(dataDir, name))
    .filter((each) => existsSync(each))) {
    const { uid } = statSync(made)
    if (uid === self || (self === 0 && uid === NOBODY)) continue
    throw new StartError(`${made} belongs to another user (${uid})`, 'run this as that user')
  }
}
