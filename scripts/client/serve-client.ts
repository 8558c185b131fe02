import { createServer, type IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { serveClientFiles } from '../../server/http/client-files.ts'
import type { Proxies } from '../../server/http/forwarded.ts'
import { ownPages } from '../../server/http/page-policy.ts'
import { normaliseUrl, pathOf } from '../../server/http/request-path.ts'
import { HSTS, pageHeaders } from '../../server/http/security-headers.ts'
import { openBackend, refuse } from './backend.ts'
import { openCaptchaKind, readCaptchaKind } from './captcha-kind.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

export interface ClientOptions {
  backend: string
  clientDir: string
  proxies: Proxies
  isNamedHost: boolean
  say: (line: string) => void
}

/** The paths of the wire. All others belong to the client. */
const OF_THE_WIRE = /^\/(?:api|assets|hub)(?:[/?]|$)/i
const isOfTheWire = (request: IncomingMessage) => OF_THE_WIRE.test(normaliseUrl(request))
/** Browsers resolve such steps, so a path that has one is meant to lead out of the wire. */
const STEP = /(?:[\\/]|%2f|%5c)\.{1,2}(?=[\\/]|%2f|%5c|$)/i
const hasSteps = (request: IncomingMessage) => STEP.test(pathOf(normaliseUrl(request)))

/**
 * Serves the built client as the product's own server does, before another server that answers its requests.
 */
export function serveClient({ backend: url, clientDir, proxies, isNamedHost, say }: ClientOptions) {
  const backend = openBackend({
    url,
    proxies,
    isNamedHost,
    onChange: (reason) =>
      say(
        reason === null
          ? `${url} answers again`
          : `${url} does not answer (${reason}); pages say so and retry`,
      ),
  })
  const captchaKind = openCaptchaKind(() => readCaptchaKind(url))
  captchaKind()
  const app = fastify({
    rewriteUrl: normaliseUrl,
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!isOfTheWire(request)) handle(request, response)
        else if (hasSteps(request)) refuse(response, 400, 'The path leads elsewhere')
        else backend.answer(request, response)
      }).on('upgrade', (request, socket, head) => {
        if (isOfTheWire(request) && !hasSteps(request)) backend.upgrade(request, socket, head)
        else socket.destroy()
      }),
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    reply.headers(pageHeaders(ownPages(captchaKind(), 'read-bytes')))
    if (forwardedHeaders(raw, proxies)['x-forwarded-proto'] === 'https')
      reply.header('strict-transport-security', HSTS)
    done()
  })
  serveClientFiles(app, clientDir)
  return app
}
