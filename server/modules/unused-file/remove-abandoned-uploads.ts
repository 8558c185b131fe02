import type { Deps } from '#server/modules/services.ts'
import { removeUnlinked } from '#server/modules/asset/store-file.ts'

/**
 * Between the change that ends a file's last link and the file's removal a process may die; whoever starts
 * next does what was left to do.
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
