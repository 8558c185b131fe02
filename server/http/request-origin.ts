import type { IncomingHttpHeaders } from 'node:http'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isSafe = (method: string | undefined) => SAFE.has(method ?? 'GET')

/**
 * Whether a request comes from our own pages or from a program without pages, which sends neither header.
 * Browsers send `Sec-Fetch-Site` on secure pages, and it survives a proxy that changes the host.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Parsed under the scheme of the origin, which normalises case and default port.
  return (
    host !== '' &&
    (host === hostOf(`${protocol}//${headers.host ?? ''}`) ||
      (publicUrl !== null && host === hostOf(publicUrl)))
  )
}

/** Accepts a host only: no user before it and no path after it. */
function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { host, href, protocol } = new URL(url)
  return href === `${protocol}//${host}/` ? host : undefined
}
