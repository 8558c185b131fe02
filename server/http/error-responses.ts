import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CoolDownError, RateLimitError } from '#server/base/rate-limit-error.ts'
import { Refusal, refuse, type RefusedStatus } from './refusal.ts'
import { titleOf } from './titles.ts'
import type { TitleKey } from './titles/zh.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, title, fill, data }: Refusal,
): FastifyReply {
  const envelope = {
    title: titleOf(title, request.visitor.language, fill),
    ...(data === undefined ? {} : { data }),
    status,
  }
  return reply.code(status).type(JSON_TYPE).send(JSON.stringify(envelope))
}

/** Without a body, as on the base wire. */
export function sendTooMany(reply: FastifyReply, retryAfterMs: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', Math.max(1, Math.ceil(retryAfterMs / 1000)))
    .send()
}

/** The server is overloaded. The client may send the request again, because it was not processed. */
export function sendBusy(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', 1).send()
}

/** In the form that the base wire uses for containers. */
function sendTooSoon(request: FastifyRequest, reply: FastifyReply, { waitMs }: CoolDownError): FastifyReply {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const title = titleOf('containerCoolDown', request.visitor.language, { seconds })
  return reply
    .code(429)
    .header('retry-after', seconds)
    .type(JSON_TYPE)
    .send(JSON.stringify({ title, status: 429 }))
}

/** RFC 9457. The base wire uses it in two places only. */
export function sendProblemDetails(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 415,
): FastifyReply {
  const [type, title] =
    status === 404
      ? ['https://tools.ietf.org/html/rfc9110#section-15.5.5', 'Not Found']
      : ['https://tools.ietf.org/html/rfc9110#section-15.5.16', 'Unsupported Media Type']
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type, title, status, traceId: request.id }))
}

/**
 * The last step of every failed request. Refusals, limits, invalid requests and lost connections have their
 * own responses or log lines. Any other error is one of the server: the log has it, and the response reveals
 * nothing.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(
    async (error: FastifyError | Refusal | RateLimitError | CoolDownError, request, reply) => {
      if (error instanceof Refusal) return sendRefusal(request, reply, error)
      if (error instanceof CoolDownError) return sendTooSoon(request, reply, error)
      if (error instanceof RateLimitError) return sendTooMany(reply, error.retryAfterMs)
      if (error.statusCode === 415) return sendProblemDetails(request, reply, 415)
      // The client asked for a range beyond the end of a file.
      if (error.statusCode === 416) return reply.code(416).removeHeader('content-type').send()
      const known = refusalFor(error.statusCode)
      if (known) return sendRefusal(request, reply, refuse(known.status, known.title))
      // The client has disconnected, which is no error of the server.
      if (hungUp(request, error)) request.log.info({ fault: error.code }, 'the caller hung up')
      else request.log.error({ err: error }, 'a request failed')
      return reply.code(500).removeHeader('content-type').send()
    },
  )
}

const HANG_UPS = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

/** A lost database connection has the same error codes, so the request itself must be broken too. */
const hungUp = ({ raw }: FastifyRequest, { code }: FastifyError) => raw.errored !== null && HANG_UPS.has(code)

/** Maps refusals of Fastify and its plugins, which happen before a handler runs. */
function refusalFor(status: number | undefined): { status: RefusedStatus; title: TitleKey } | null {
  if (status === 413) return { status, title: 'tooLarge' }
  return status !== undefined && status >= 400 && status < 500 ? { status: 400, title: 'badRequest' } : null
}
