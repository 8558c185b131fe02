import * as calls from '#contract/calls/unused-files.ts'
import { serve } from '#server/modules/serve.ts'
import type { RemovedFiles } from '#contract/models/unused-file.ts'
import { removeUnused } from '#server/modules/asset/store-file.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { listUnused, unusedSince } from './list-unused-files.ts'

type Needs = Pick<Services, 'store' | 'files' | 'clock' | 'platformLog'>

const BATCH = 500

async function removeOneUnused(hash: string, by: AuditActor, services: Needs): Promise<null> {
  const size = await removeUnused(hash, unusedSince(services.clock), services, (tables, gone) =>
    write(tables, by, { count: 1, size: gone }, services, hash),
  )
  if (size === null) throw refuse(404, 'fileNotUnused')
  tell(by, { count: 1, size }, services)
  return null
}

/**
 * Removes files one by one, so that new links do not wait for all of them. Files that were linked in the
 * meantime stay.
 */
export async function removeAllUnused(
  by: AuditActor,
  services: Needs & Pick<Services, 'logger'>,
): Promise<RemovedFiles> {
  const files = services.store.unusedFiles
  const before = unusedSince(services.clock)
  const removed = { count: 0, size: 0 }
  let kept = 0
  try {
    for (;;) {
      const batch = await files.list(before, { count: BATCH, skip: kept })
      for (const { hash } of batch) {
        const size = await removeUnused(hash, before, services).catch((error: unknown) => {
          services.logger.error({ err: error, file: hash.slice(0, 8) }, 'an unused file was not removed')
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
  } finally {
    // Also records files that were removed before an error.
    if (removed.count > 0) {
      await write(services.store, by, removed, services)
      tell(by, removed, services)
    }
  }
  return removed
}

/** One audit entry covers all files of the request. */
async function write(
  tables: Pick<Tables, 'audit'>,
  by: AuditActor,
  { count, size }: RemovedFiles,
  services: Pick<Services, 'clock'>,
  hash?: string,
): Promise<void> {
  const of = { kind: 'file', ...(hash === undefined ? {} : { id: hash }) } as const
  await writeAudit(tables, by, { act: 'UnusedFilesRemoved', of, after: { count, size } }, services)
}

function tell(
  by: AuditActor,
  { count, size }: RemovedFiles,
  { platformLog }: Pick<Services, 'platformLog'>,
): void {
  const message = `Removed ${count} unused files of ${size} bytes.`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: by.actor.name,
    ip: by.ip,
    message,
    source: 'asset',
  })
}

export const unusedFileRoutes = [
  serve(calls.listUnusedFiles, ({ query }, services) => listUnused(query, services)),
  serve(calls.removeUnusedFile, ({ params, actor, ip }, services) =>
    removeOneUnused(params.hash, { actor, ip }, services),
  ),
  serve(calls.removeUnusedFiles, ({ actor, ip }, services) => removeAllUnused({ actor, ip }, services)),
]
