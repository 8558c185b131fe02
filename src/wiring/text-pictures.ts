import { uploadAssets } from '#contract/calls/assets.ts'
import { textPicturesMachine, toTextPicturesView } from '#machines/admin/text-pictures.machine.ts'
import { asUpload } from './as-upload.ts'
import type { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

export function wireTextPictures(
  { request }: Pick<ClientServices, 'request'>,
  process: ReturnType<typeof openProcesses>,
) {
  return process(textPicturesMachine, toTextPicturesView, {
    uploadPictures: asUpload(async ({ files }, signal, moved) => {
      const outcome = await request(uploadAssets, { files: [...files] }, signal, moved)
      // The server leaves out empty files.
      return outcome.ok && outcome.value.length === 0
        ? { ok: false, problem: { kind: 'broken', status: 200, title: null } }
        : outcome
    }),
  })
}
