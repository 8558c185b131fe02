import type { Deps } from '#server/modules/services.ts'
import { removeUnlinked } from '#server/modules/asset/store-file.ts'

/**
 * A process may die between the end of a file's last link and its removal. The next start removes the file.
 */
export async function removeAbandonedUploads({
  store,
  files,
  logger,
}: Pick<Deps, 'store' | 'files' | 'logger'>): Promise<void> {
  try {
    for (const hash of await store.unusedFiles.leftBehind()) await removeUnlinked(hash, { store, files })
  } catch (error) {
    logger.warn({ err: error }, 'files that nobody counts on were not removed')
  }
}
