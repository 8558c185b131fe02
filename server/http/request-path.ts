import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/[^/?#]*/i
/** These characters mean the same escaped and unescaped (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/gi

/** Logs contain only the path, because queries may contain tokens. */
export const pathOf = (url: string): string => url.split('?')[0] ?? ''

/**
 * The router accepts several spellings of a URL. With a single one, limits, session and headers see the same
 * path as the router.
 */
export function normaliseUrl({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.replace(ABSOLUTE, '').split('?')
  const plain = path.replace(NEEDLESS_ESCAPE, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  )
  return [plain.startsWith('/') || plain === '*' ? plain : `/${plain}`, ...query].join('?')
}
