import type { Attachment } from '#contract/models/attachment.ts'
import type { Attachment as StoredAttachment } from '#server/store/attachments.ts'

/** The wire has unescaped names. Only characters that would end the path or start an escape are escaped. */
const addressOf = (hash: string, name: string) =>
  `/assets/${hash}/${name.replace(/[%?#]/g, encodeURIComponent)}`

export function toAttachment(stored: StoredAttachment | null): Attachment | null {
  if (stored === null) return null
  const { id, type, fileHash, name, url, size } = stored
  if (type === 'Remote') return { id, type, url, fileSize: null }
  return { id, type, url: fileHash === null ? null : addressOf(fileHash, name), fileSize: size }
}
