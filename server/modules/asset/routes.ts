import { listFiles } from '#contract/calls/admin.ts'
import { deleteAsset, downloadAsset, uploadAssets } from '#contract/calls/assets.ts'
import { writeAudit } from '#server/modules/audit/write-audit.ts'
import { sendProblemDetails } from '#server/http/error-responses.ts'
import { serve } from '#server/modules/serve.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { LocalFile } from '#contract/models/file.ts'
import type { Services } from '#server/modules/services.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import { download } from './download.ts'
import { releaseFile } from './store-file.ts'
import { logRemovedFiles } from './delete-unlinked.ts'
import { upload } from './upload.ts'

/** `total` counts the rows of this page only, as on the base wire. */
async function listStored(
  { count, skip }: { count: number; skip: number },
  { store }: Pick<Services, 'store'>,
): Promise<ArrayResponse<LocalFile>> {
  const data = await store.files.list({ count: Math.min(count, MAX_PAGE_SIZE), skip })
  return { data, length: data.length, total: data.length }
}

export const assetRoutes = [
  serve(listFiles, ({ query }, services) => listStored(query, services)),
  serve(downloadAsset, ({ params, actor, ip, request, reply }, services) =>
    download({ ...params, actor, ip, request, reply }, services),
  ),
  serve(uploadAssets, ({ query, request }, services) => upload(request, query.filename ?? null, services)),
  serve(deleteAsset, async ({ params: { hash }, actor, ip, request, reply }, services) => {
    const { platformLog } = services
    const by = { level: 'Information', name: 'System', ip: '', source: 'asset' } as const
    const released = await releaseFile(hash, services, 'loose', (tables) =>
      writeAudit(tables, { actor, ip }, { act: 'FileRemoved', of: { kind: 'file', id: hash } }, services),
    )
    if (released === 'removed') logRemovedFiles(hash, services)
    platformLog.write({
      ...by,
      status: released === 'missing' ? 'NotFound' : 'Success',
      message: `Delete file ${hash.slice(0, 8)}: ${released}.`,
    })
    return released === 'missing' ? sendProblemDetails(request, reply, 404) : null
  }),
]
