import type { ClientFlagContext } from '#contract/models/challenge.ts'

export interface AttachmentView {
  /** Of this server, or somewhere else. */
  kind: 'local' | 'elsewhere'
  url: string
  name: string
  bytes: number | null
}

export function attachmentOf({ url, fileSize }: ClientFlagContext): AttachmentView | null {
  if (!url) return null
  if (url.startsWith('/'))
    return { kind: 'local', url, name: decoded(url.split('/').at(-1) ?? url), bytes: fileSize }
  return { kind: 'elsewhere', url, name: URL.canParse(url) ? new URL(url).host : url, bytes: fileSize }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
