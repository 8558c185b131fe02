import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/[^/?#]*/i
/** Letters, digits and four marks mean the same escaped and unescaped (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/gi

/** Queries may contain tokens, so logs contain the path only. */
export const pathOf = (url: string): string => url.split('?')[0] ?? ''

/**
 * One spelling for each URL. The router accepts all spellings, so limits, session and headers would otherwise
 * see another path than the router.
 */
export function normaliseUrl({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.replace(ABSOLUTE, '').split('?')
  const plain = path.replace(NEEDLESS_ESCAPE, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  )
  return [plain.startsWith('/') || plain === '*' ? plain : `/${plain}`, ...query].join('?')
}
