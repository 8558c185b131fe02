import type { IncomingHttpHeaders } from 'node:http'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isSafe = (method: string | undefined) => SAFE.has(method ?? 'GET')

/**
 * True for our own pages, and for programs without pages, which send neither header. Browsers send
 * `Sec-Fetch-Site` on secure pages, and it survives a proxy that changes the host.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Parses the host under the scheme of the origin, which normalises case and default port.
  return (
    host !== '' &&
    (host === hostOf(`${protocol}//${headers.host ?? ''}`) ||
      (publicUrl !== null && host === hostOf(publicUrl)))
  )
}

/** Accepts only a host, without a user in front and a path behind. */
function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { host, href, protocol } = new URL(url)
  return href === `${protocol}//${host}/` ? host : undefined
}
