const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

export type Address = { kind: 'inside'; url: string } | { kind: 'outside'; url: string } | { kind: 'refused' }

/**
 * Where a written address leads: into this site, elsewhere, or nowhere because following it could run
 * something.
 */
export function readAddress(written: string, here: string): Address {
  const url = parseUrl(written, here)
  if (!url || !SCHEMES.has(url.protocol)) return { kind: 'refused' }
  return url.origin === new URL(here).origin
    ? { kind: 'inside', url: url.href }
    : { kind: 'outside', url: url.href }
}

function parseUrl(written: string, here: string): URL | null {
  try {
    return new URL(written, here)
  } catch {
    return null
  }
}
