import type { IncomingHttpHeaders } from 'node:http'

/** The validators by which a client recognises the file. */
export interface CacheValidator {
  etag: string
  /** An HTTP date, in whole seconds. */
  modified: string
}

/** Whether the client has the file already. A tag takes precedence over the date. */
export function isKnown(headers: IncomingHttpHeaders, { etag, modified }: CacheValidator): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
  const since = headers['if-modified-since']
  return since !== undefined && Date.parse(modified) <= Date.parse(since)
}

/** Whether a resumed download is still of the same file. If not, the client needs all of it. */
export function isSameDownload(headers: IncomingHttpHeaders, { etag, modified }: CacheValidator): boolean {
  const begun = headers['if-range']
  return begun === undefined || begun === etag || begun === modified
}
