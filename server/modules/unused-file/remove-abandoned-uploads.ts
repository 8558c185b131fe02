import type { Deps } from '#server/modules/services.ts'
import { removeUnlinked } from '#server/modules/asset/store-file.ts'
import { unusedFilesOn } from '#server/store/unused-files.ts'

/**
 * Deletes files of a process that died between removing a file's last link and the file. The next start
 * completes it.
 */
export async function removeAbandonedUploads({
  store,
  files,
  logger,
}: Pick<Deps, 'store' | 'files' | 'logger'>): Promise<void> {
  try {
    for (const hash of await unusedFilesOn(store.sql).leftBehind())
      await removeUnlinked(hash, { store, files })
  } catch (error) {
    logger.warn({ err: error }, 'files that nobody counts on were not removed')
  }
}
