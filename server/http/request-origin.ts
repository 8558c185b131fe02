import type { IncomingHttpHeaders } from 'node:http'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isSafe = (method: string | undefined) => SAFE.has(method ?? 'GET')

/**
 * Whether a request comes from our own pages, or from no page at all: clients that are not browsers send
 * neither header. Browsers send
 * `Sec-Fetch-Site` where the page is secure, and it survives a proxy that changes the host.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Read under the origin's own scheme, which settles case and the port that goes without saying.
  return (
    host !== '' &&
    (host === hostOf(`${protocol}//${headers.host ?? ''}`) ||
      (publicUrl !== null && host === hostOf(publicUrl)))
  )
}

/** A host and nothing else: no user before it, no path after it. */
function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { host, href, protocol } = new URL(url)
  return href === `${protocol}//${host}/` ? host : undefined
}
