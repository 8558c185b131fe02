import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { pathOf } from './request-path.ts'

/** A session cookie may have been set on these paths, besides that of the request. */
const ALWAYS = ['/', '/api', '/hub']
/** All headers together must fit into the buffer of proxies, which is often 4 KiB. */
const MOST_PATHS = 8
const MOST_DOMAINS = 3

/**
 * Headers that make a browser forget the cookies of this name that it sent, up to the two bounds above. A
 * cookie is known by its domain and path: the path begins that of the request, and the domain is the host or
 * a domain above. `keepsOwn`: leaves out the cookie of this host and all paths, because the caller sets it.
 */
export function strayCookies(
  name: string,
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
  { keepsOwn }: { keepsOwn: boolean },
): string[] {
  const paths = [...new Set([...ALWAYS, ...pathsAbove(pathOf(url))])].slice(0, MOST_PATHS)
  const domains = ['', ...domainsOf(headers.host ?? '').map((domain) => `; Domain=${domain}`)]
  return domains.flatMap((domain) =>
    paths.flatMap((path) =>
      keepsOwn && domain === '' && path === '/'
        ? []
        : `${name}=; Path=${path}${domain}; Expires=${new Date(0).toUTCString()}`,
    ),
  )
}

/**
 * With `/api/team/7` these are `/api`, `/api/`, `/api/team` and so on, and the path itself. A path with a
 * character that could end the header is left out.
 */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1)
  const above = parts.flatMap((_, at) => {
    const one = `/${parts.slice(0, at + 1).join('/')}`
    return at + 1 < parts.length ? [one, `${one}/`] : [one]
  })
  return above.filter((one) => /^[\w/.~%-]+$/.test(one))
}

/**
 * With `ctf.example.org` these are the host and `example.org`. An IP address has none, and no cookie can
 * belong to a suffix such as `org`.
 */
function domainsOf(host: string): string[] {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (isIP(name) !== 0 || !/^[a-z0-9.-]{1,253}$/.test(name)) return []
  const labels = name.split('.')
  return labels
    .slice(0, -1)
    .map((_, at) => labels.slice(at).join('.'))
    .slice(0, MOST_DOMAINS)
}
