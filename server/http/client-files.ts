import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pathOf } from './request-path.ts'

/** The build writes this list: each route of the client with the files of its screen. */
interface Preloads {
  path: string
  files: readonly string[]
}

/**
 * The `Link` header makes a browser request the files of a screen immediately, and not after the first script
 * has run. Null: an unknown screen.
 */
function readPreloads(file: string): (url: string) => string | null {
  if (!existsSync(file)) return () => null
  const routes = (JSON.parse(readFileSync(file, 'utf8')) as Preloads[]).map(({ path, files }) => ({
    pattern: patternOf(path),
    link: linkTo(files),
  }))
  return (url) => routes.find(({ pattern }) => pattern.test(pathOf(url)))?.link ?? null
}

/**
 * Matches a route such as `/games/:gameId/challenges/:challengeId?` as the client's router does: ignoring
 * case and a trailing slash.
 */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    if (!part.startsWith(':')) return `/${part}`
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}

const linkTo = (files: readonly string[]) =>
  files.map((file) => `</${file}>; rel=modulepreload`).join(', ') || null

const PAGE = 'index.html'
const AHEAD = 'ahead.json'
const FOREVER = 'public, max-age=31536000, immutable'
const A_WEEK = 'public, max-age=604800'
/**
 * The kinds of files that belong to a page. Workers are left out, because they use the policy of their own
 * file.
 */
const PARTS: ReadonlySet<string> = new Set(['script', 'style', 'font'])
/** A part of a page does not need these headers, because its page has brought them. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'accept-ranges',
  'x-request-id',
]
/** Headers for revalidation, which immutable files never need. */
const OF_REPEATS = ['etag', 'last-modified']

/**
 * Serves the built client. Unknown addresses get its page, so that links into the application work. An
 * address whose last part has a dot names a file, so it gets 404.
 */
export function serveClientFiles(app: FastifyInstance, clientDir: string | null): void {
  const dir = clientDir !== null && existsSync(join(clientDir, PAGE)) ? clientDir : null
  const ahead = dir === null ? () => null : readPreloads(join(dir, AHEAD))
  if (dir !== null) {
    void app.register(files, {
      root: dir,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.{br,gz,map}', AHEAD],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lifetime = lifetimeOf(path)
        reply.header('cache-control', lifetime)
        if (!PARTS.has(String(reply.request.headers['sec-fetch-dest'])) || path.endsWith(PAGE)) return
        for (const name of lifetime === FOREVER ? [...OF_DOCUMENTS, ...OF_REPEATS] : OF_DOCUMENTS)
          reply.removeHeader(name)
        // `removeHeader` stops Node from adding `keep-alive`, the default. A `close` that is set stays.
        if (!reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection')
      },
    })
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // No handler reads a body that is sent to an unknown path, so it is skipped.
    scope.addContentTypeParser('*', (_, body, done) => {
      body.resume()
      done(null)
    })
    scope.addHook('onRequest', async ({ raw }) => {
      // Fastify would reject an unknown content type.
      delete raw.headers['content-type']
    })
    scope.setNotFoundHandler(async (request, reply) => {
      const isPage =
        (request.method === 'GET' || request.method === 'HEAD') && !lastSegment(request.url).includes('.')
      if (!isPage || dir === null) return reply.code(404).send()
      const link = ahead(request.url)
      return (link === null ? reply : reply.header('link', link)).sendFile(PAGE)
    })
  })
}

/**
 * Names below /static contain a hash of the content, so these files never change. The page names them, so
 * browsers must revalidate it every time.
 */
function lifetimeOf(path: string): string {
  if (path.endsWith(PAGE) || path.endsWith(`${PAGE}.br`) || path.endsWith(`${PAGE}.gz`)) return 'no-cache'
  return /[\\/]static[\\/]/.test(path) ? FOREVER : A_WEEK
}

const lastSegment = (url: string) => pathOf(url).split('/').pop() ?? ''
