import type { IncomingHttpHeaders } from 'node:http'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isSafe = (method: string | undefined) => SAFE.has(method ?? 'GET')

/**
 * Whether a request comes from our own pages, or from no page at all: clients that are not browsers send neither header. Browsers send
 * `Sec-Fetch-Site` where the page is secure, and it survives a proxy that changes the host.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  const from = hostOf(origin)
  return from !== undefined && (from === headers.host || (publicUrl !== null && from === hostOf(publicUrl)))
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined
}
