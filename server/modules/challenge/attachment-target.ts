import type { AttachmentCreateModel, attachmentCreateModel } from '#contract/models/attachment.ts'
import type { Read } from '#contract/schema.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'
import { isHash } from '#server/files/file-storage.ts'
import type { AttachmentTarget } from '#server/store/attachments.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'

export type AttachmentInput = Pick<Read<typeof attachmentCreateModel>, keyof AttachmentCreateModel>

/**
 * Resolves the attachments in order and adds a reference to each file. Throws a refusal if one of them is
 * invalid.
 */
export async function resolveTargets(
  wishes: readonly AttachmentInput[],
  { files }: Pick<Tables, 'files'>,
): Promise<(AttachmentTarget | null)[]> {
  const hashes = wishes.flatMap((wish) => (wish.attachmentType === 'Local' ? [hashIn(wish)] : []))
  const names = hashes.length === 0 ? new Map<string, string>() : await files.link(hashes)
  return wishes.map((wish) => {
    switch (wish.attachmentType) {
      case 'None':
        return null
      case 'Local': {
        const name = names.get(hashIn(wish))
        if (name === undefined) throw refuse(400, 'attachmentFileMissing')
        return { type: 'Local', fileHash: hashIn(wish), name }
      }
      case 'Remote':
        return { type: 'Remote', url: urlIn(wish) }
      default:
        return wish.attachmentType satisfies never
    }
  })
}

function hashIn({ fileHash }: AttachmentInput): string {
  if (fileHash === null || !isHash(fileHash)) throw refuse(400, 'attachmentFileMissing')
  return fileHash
}

function urlIn({ remoteUrl }: AttachmentInput): string {
  const url = remoteUrl?.trim() ?? ''
  if (!isRemoteUrl(url)) throw refuse(400, 'attachmentUrlInvalid')
  return url
}
