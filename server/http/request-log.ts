import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { pathOf } from './request-path.ts'
import type { Proxies } from './forwarded.ts'
import { isDynamic } from './visitor.ts'

const HEADER = 'x-request-id'
const READABLE = /^[\w.:-]{1,64}$/

/** A trusted proxy may have named the request already, so that its log and ours can be read side by side. */
export function requestId(request: IncomingMessage, proxies: Proxies): string {
  const given = request.headers[HEADER]
  return typeof given === 'string' && READABLE.test(given) && proxies.trusts(request.socket.remoteAddress ?? '') ? given : randomUUID()
}

export function logRequests(app: FastifyInstance, logger: Logger): void {
  // Nothing of it can be a secret, and to look for one would be a third of what a small answer costs.
  const plain = logger.child({}, { redact: [] })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      reqId: request.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.visitor.ip,
    }
    plain[isDynamic(request.url) ? 'info' : 'debug'](facts, 'answered')
    done()
  })
}
