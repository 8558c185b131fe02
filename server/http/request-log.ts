import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import { openSeldom } from '#server/base/seldom.ts'
import { pathOf } from './request-path.ts'
import type { Proxies } from './forwarded.ts'
import { isDynamic } from './visitor.ts'

export const REQUEST_ID = 'x-request-id'
const READABLE = /^[\w.:-]{1,64}$/

/** A trusted proxy may have assigned an id, so that both logs can be compared. */
export function requestId(request: IncomingMessage, proxies: Proxies): string {
  const given = request.headers[REQUEST_ID]
  return typeof given === 'string' &&
    READABLE.test(given) &&
    proxies.trusts(request.socket.remoteAddress ?? '')
    ? given
    : randomUUID()
}

/** A refusal is cheap, so its log must be cheap too: one line per address in this time. */
const REFUSED_EVERY_MS = 10_000

export type LogAnswered = (facts: {
  reqId: string
  method: string
  path: string
  status: number
  ms: number
  ip: string
}) => void

/** Returns the function that logs a request which the hooks did not see. */
export function logRequests(
  app: FastifyInstance,
  { logger, clock }: { logger: Logger; clock: Pick<Clock, 'now'> },
): LogAnswered {
  const isWorthTelling = openSeldom(REFUSED_EVERY_MS)
  // These entries contain no secrets. Searching them for some would cost a third of a small response.
  const plain = logger.child({}, { redact: [] })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const isRefused = reply.statusCode === 429 || reply.statusCode === 503
    if (isRefused && !isWorthTelling(request.visitor.ip, clock.now())) return done()
    const facts = {
      reqId: request.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.visitor.ip,
    }
    plain[isDynamic(request.url) ? 'info' : 'debug'](facts, 'answered')
    return done()
  })
  return (facts) => plain.info(facts, 'answered')
}
