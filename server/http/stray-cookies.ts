import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { pathOf } from './request-path.ts'

/** Paths on which a session cookie may have been set. */
const ALWAYS = ['/', '/api', '/hub']
/** All headers together must fit into the buffer of proxies, often 4 KiB. */
const MOST_PATHS = 8
const MOST_DOMAINS = 3

/**
 * Headers that make a browser forget every cookie of the name that it sent with this request. A cookie is
 * known by its domain and path: it was sent because its path begins the request's path, and its domain is the
 * host or a domain above. `keepsOwn`: the one of this host and of all paths stays, because the caller sets
 * it.
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
 * `/api/team/7` gives `/api`, `/api/`, `/api/team` and so on, and itself. Characters that would end the
 * header are left out.
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
 * `ctf.example.org` gives itself and `example.org`. An IP address gives none, and no cookie can belong to a
 * suffix such as `org`.
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
