import { deleteAsset, downloadAsset, uploadAssets } from '#contract/calls/assets.ts'
import { sendProblemDetails } from '#server/wire/envelope.ts'
import { serve } from '#server/wire/serve.ts'
import { download } from './download.ts'
import { releaseFile } from './keep.ts'
import { upload } from './upload.ts'

export const assetRoutes = [
  serve(downloadAsset, ({ params, ip, request, reply }, around) => download({ ...params, ip, request, reply }, around)),
  serve(uploadAssets, ({ query, request }, around) => upload(request, query.filename ?? null, around)),
  serve(deleteAsset, async ({ params: { hash }, request, reply }, around) => {
    const { journal } = around
    const by = { level: 'Information', name: 'System', ip: '', source: 'asset' } as const
    const released = await releaseFile(hash, around)
    const file = hash.slice(0, 8)
    if (released === 'removed') journal.write({ ...by, status: 'Pending', message: `The bytes of file ${file} were removed.` })
    journal.write({ ...by, status: released === 'missing' ? 'NotFound' : 'Success', message: `Delete file ${file}: ${released}.` })
    return released === 'missing' ? sendProblemDetails(request, reply, 404) : null
  }),
]
