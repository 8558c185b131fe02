import type { IncomingHttpHeaders } from 'node:http'

/** The validators by which a client recognises the file. */
export interface CacheValidator {
  etag: string
  /** An HTTP date, in whole seconds. */
  modified: string
}

/**
 * The client has it already. A tag, where one is sent, is the better question and the only one that is asked.
 */
export function isKnown(headers: IncomingHttpHeaders, { etag, modified }: CacheValidator): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
  const since = headers['if-modified-since']
  return since !== undefined && Date.parse(modified) <= Date.parse(since)
}

/** A client that goes on with a download wants all of it when what it began with is another file. */
export function isSameDownload(headers: IncomingHttpHeaders, { etag, modified }: CacheValidator): boolean {
  const begun = headers['if-range']
  return begun === undefined || begun === etag || begun === modified
}
