import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pathOf } from './address.ts'

const PAGE = 'index.html'
const FOREVER = 'public, max-age=31536000, immutable'
const A_WEEK = 'public, max-age=604800'

/** The built client: its files, and its page for every other address, so that a link into the application works. */
export function serveClient(app: FastifyInstance, clientDir: string | null): void {
  const dir = clientDir !== null && existsSync(join(clientDir, PAGE)) ? clientDir : null
  if (dir !== null) {
    void app.register(files, {
      root: dir,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.{br,gz,map}'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', lifetimeOf(path)),
    })
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Nobody reads what was sent to nobody.
    scope.addContentTypeParser('*', (_, body, done) => {
      body.resume()
      done(null)
    })
    scope.addHook('onRequest', async ({ raw }) => {
      // Else a type that cannot be made out would be refused.
      delete raw.headers['content-type']
    })
    scope.setNotFoundHandler(async (request, reply) => {
      const isPage = (request.method === 'GET' || request.method === 'HEAD') && !lastSegment(request.url).includes('.')
      return isPage && dir !== null ? reply.sendFile(PAGE) : reply.code(404).send()
    })
  })
}

/** Names below /static carry the hash of their content. The page names them, so it must always be asked for again. */
function lifetimeOf(path: string): string {
  if (path.endsWith(PAGE) || path.endsWith(`${PAGE}.br`) || path.endsWith(`${PAGE}.gz`)) return 'no-cache'
  return /[\\/]static[\\/]/.test(path) ? FOREVER : A_WEEK
}

const lastSegment = (url: string) => pathOf(url).split('/').pop() ?? ''
