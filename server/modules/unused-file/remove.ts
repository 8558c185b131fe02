import type { RemovedFiles } from '#contract/models/unused-file.ts'
import { removeUnused } from '#server/modules/asset/keep.ts'
import { audit, type By } from '#server/modules/audit/audit.ts'
import { unusedFilesOn } from '#server/store/unused-files.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import { unusedSince } from './list.ts'

const BATCH = 500

export async function removeOneUnused(hash: string, by: By, around: Around): Promise<null> {
  const size = await removeUnused(hash, unusedSince(around.clock), around)
  if (size === null) throw refuse(404, 'fileNotUnused')
  await note(by, { count: 1, size }, around, hash)
  return null
}

/** One by one, so that nobody who links to one of them waits for all. What is linked to meanwhile stays. */
export async function removeAllUnused(by: By, around: Around): Promise<RemovedFiles> {
  const files = unusedFilesOn(around.store.sql)
  const before = unusedSince(around.clock)
  const removed = { count: 0, size: 0 }
  let kept = 0
  for (;;) {
    const batch = await files.list(before, { count: BATCH, skip: kept })
    for (const { hash } of batch) {
      const size = await removeUnused(hash, before, around).catch((error: unknown) => {
        around.logger.error({ err: error, file: hash.slice(0, 8) }, 'an unused file was not removed')
        return null
      })
      if (size === null) kept += 1
      else {
        removed.count += 1
        removed.size += size
      }
    }
    if (batch.length < BATCH) break
  }
  if (removed.count > 0) await note(by, removed, around)
  return removed
}

/** What is removed is removed file by file; one entry stands for all that one press took. */
async function note(by: By, { count, size }: RemovedFiles, around: Around, hash?: string): Promise<void> {
  const of = { kind: 'file', ...(hash === undefined ? {} : { id: hash }) } as const
  await audit(around.store, by, { act: 'UnusedFilesRemoved', of, after: { count, size } }, around)
  const message = `Removed ${count} unused files of ${size} bytes.`
  around.journal.write({ level: 'Information', status: 'Success', name: by.actor.name, ip: by.ip, message, source: 'asset' })
}
