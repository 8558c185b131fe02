import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/base/start-error.ts'
import type { Binaries } from './binaries.ts'
import { runAs, type OsUser } from './os-user.ts'
import type { ClusterPaths } from './cluster-paths.ts'

const UNFINISHED = '.new-'

/**
 * Builds a new cluster in another folder and renames it when it is complete, so that an incomplete one is
 * never used.
 */
export function initCluster(place: ClusterPaths, binaries: Binaries, identity: OsUser): void {
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return
  removeUnfinished(place)
  const unfinished = `${place.cluster}${UNFINISHED}${randomUUID()}`
  const access =
    place.door.kind === 'socket'
      ? ['-A', 'trust']
      : ['-A', 'scram-sha-256', `--pwfile=${place.door.passwordFile}`]
  // The built-in locale, because the sort order must not depend on the host.
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const { file, args, options } = runAs(identity, binaries.initdb, [
    '-D',
    unfinished,
    '-U',
    'postgres',
    ...access,
    ...locale,
  ])
  const done = spawnSync(file, args, { encoding: 'utf8', ...options })
  if (done.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new StartError(
      `the embedded database could not be made (${lastLine(done.stderr ?? '') || String(done.error)})`,
      'see that DATA_DIR is writable and has room',
    )
  }
  renameSync(unfinished, place.cluster)
}

/**
 * The initdb of a killed start may still be running and writing. A folder that cannot be removed now is left
 * to a later start.
 */
function removeUnfinished({ cluster }: ClusterPaths): void {
  const folder = path.dirname(cluster)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(path.basename(cluster) + UNFINISHED)) continue
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true })
    } catch {
      continue
    }
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''
