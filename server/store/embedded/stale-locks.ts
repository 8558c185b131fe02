import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/base/start-error.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { processesIn } from './process-table.ts'

const PATIENCE_MS = 10_000
const RETRY_MS = 50

export const lockFileOf = (place: ClusterPaths) => path.join(place.cluster, 'postmaster.pid')

/** The process id of the server that runs, or ran, on this cluster. */
export function postmasterOf(place: ClusterPaths): number | null {
  try {
    const pid = Number(readFileSync(lockFileOf(place), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? pid : null
  } catch {
    return null
  }
}

/**
 * After kill -9 PostgreSQL leaves its locks behind. It treats them as live if their process id belongs to a
 * zombie or, after a restart of the machine, to another process. They are removed only if no process works in
 * the cluster. Must be called under the start lock.
 */
export async function removeStaleLocks(place: ClusterPaths): Promise<void> {
  if (process.platform !== 'linux' || !existsSync(lockFileOf(place))) return
  const cluster = realpathSync(place.cluster)
  for (const end = Date.now() + PATIENCE_MS; processesIn(cluster).length > 0; await sleep(RETRY_MS)) {
    if (Date.now() > end)
      throw new StartError(
        `another PostgreSQL still uses ${place.cluster}`,
        'stop it, or choose another DATA_DIR',
      )
  }
  rmSync(lockFileOf(place), { force: true })
  if (place.door.kind !== 'socket') return
  for (const name of readdirSync(place.door.folder))
    rmSync(path.join(place.door.folder, name), { force: true })
}
