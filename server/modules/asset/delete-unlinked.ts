import type { Services } from '#server/modules/services.ts'
import { releaseFile, removeUnlinked } from './store-file.ts'

export type UnlinkServices = Pick<Services, 'store' | 'files' | 'logger' | 'platformLog'>

/**
 * Runs after the change that ended the last links was stored. An error leaves an unused file and does not
 * undo the change.
 */
export async function deleteUnlinkedFiles(
  hashes: readonly string[],
  services: UnlinkServices,
): Promise<void> {
  for (const hash of hashes) {
    try {
      if ((await removeUnlinked(hash, services)) === 'removed') logRemovedFiles(hash, services)
    } catch (error) {
      services.logger.error(
        { err: error, file: hash.slice(0, 8) },
        'a file that nobody counts on was not removed',
      )
    }
  }
}

/** An error leaves an unused file and does not fail the request. */
export async function unlinkFiles(hash: string, services: UnlinkServices): Promise<void> {
  try {
    if ((await releaseFile(hash, services)) === 'removed') logRemovedFiles(hash, services)
  } catch (error) {
    services.logger.error({ err: error, file: hash.slice(0, 8) }, 'a file was not released')
  }
}

export function logRemovedFiles(hash: string, { platformLog }: Pick<Services, 'platformLog'>): void {
  const message = `The bytes of file ${hash.slice(0, 8)} were removed.`
  platformLog.write({
    level: 'Information',
    status: 'Pending',
    name: 'System',
    ip: '',
    message,
    source: 'asset',
  })
}
