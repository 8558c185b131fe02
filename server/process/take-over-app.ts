import fastify, { type FastifyInstance } from 'fastify'
import { getTakeOver } from '#contract/calls/take-over.ts'
import { writeResponse } from '#server/http/answer-writer.ts'
import { serveClientFiles } from '#server/http/client-files.ts'
import { sessionTokens } from '#server/http/cookie.ts'
import { JSON_TYPE, sendBusy } from '#server/http/error-responses.ts'
import { secureHeaders } from '#server/http/security-headers.ts'
import { ANONYMOUS, isDynamic } from '#server/http/visitor.ts'
import { captchaConfigOf } from '#server/captcha/captcha-kind.ts'
import type { Config } from '#server/config/config.ts'
import type { TakeOverRuns } from '#server/modules/take-over/take-over-runs.ts'
import { lastState } from '#server/modules/take-over/take-over-state.ts'

/**
 * Serves the client and the progress of a take-over while the platform has no database. The session that
 * began it is known by its token; everybody else is told to come back.
 */
export function takeOverApp({
  config,
  clientDir,
  takeOver,
}: {
  config: Config
  clientDir: string | null
  takeOver: Pick<TakeOverRuns, 'last' | 'isOf'>
}): FastifyInstance {
  const app = fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request) => {
    request.visitor = { ...ANONYMOUS, isHttps: config.publicUrl?.startsWith('https:') === true }
  })
  secureHeaders(app, captchaConfigOf(config).kind, config.clientDir)
  app.addHook('onRequest', async (request, reply) => {
    if (isDynamic(request.url) && request.routeOptions.url !== getTakeOver.path) return sendBusy(reply)
  })
  app.get(getTakeOver.path, async (request, reply) => {
    const last = takeOver.last()
    if (last === null || !takeOver.isOf(sessionTokens(request.headers))) return sendBusy(reply)
    const state = { ...lastState(last), hasKey: config.xorKey !== null }
    return reply.type(JSON_TYPE).send(writeResponse(getTakeOver.rules.answer, state))
  })
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => reply.code(503).send({ status: 'take-over' }))
  serveClientFiles(app, clientDir)
  return app
}
