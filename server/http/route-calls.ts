import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Body, Call } from '#contract/call.ts'
import type { Schema } from '#contract/schema.ts'
import { writeResponse } from './answer-writer.ts'
import { JSON_TYPE, sendProblemDetails } from './error-responses.ts'
import { guardStream } from './guard-stream.ts'
import type { Limits } from './limits/limits.ts'
import { refuse } from './refusal.ts'
import type { EarlyReads } from './early-reads.ts'
import { decorateRights, rightsHooks } from './rights.ts'
import { checkRole, type RoleNeeds } from './roles.ts'
import type { CallRoute } from './serve.ts'

/** The base wire's limit for a whole request. */
export const MAX_BODY_BYTES = 30_000_000
/** A call that needs no account, or that takes no body, has no use for more. */
const MAX_SHORT_BODY_BYTES = 65_536
/** Smaller, because JSON grows many times when it is parsed. The input of players is short. */
const MAX_JSON_BYTES = MEBIBYTE
/** Enough for the longest texts of a game, or for all flags that can be added at once. */
const MAX_ADMIN_JSON_BYTES = 8 * MEBIBYTE
/** Attachments of all teams are uploaded at once. This is the limit of the base wire. */
const MAX_FILES = 1024
const JSON_BODY = /^\s*(application\/json|text\/json|application\/[\w.-]+\+json)\s*(;|$)/i
const FORM_BODY = /^\s*multipart\/form-data\s*;/i

interface Calls<Services> {
  served: readonly CallRoute<Services>[]
  /** All calls of the contract. A call without a handler passes the same checks and is refused afterwards. */
  all: readonly Call[]
}

interface CallHooks {
  limits: Limits
  earlyReads: Pick<EarlyReads, 'learn'>
}

export function routeCalls<Services extends RoleNeeds>(
  app: FastifyInstance,
  { served, all }: Calls<Services>,
  { limits, earlyReads }: CallHooks,
  services: Services,
): void {
  app.decorateRequest('askedAt', 0)
  decorateRights(app)
  const handlers = new Map(served.map((one) => [one.call, one]))
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: MAX_BODY_BYTES, files: MAX_FILES, fields: 20, parts: MAX_FILES + 20 },
    })
    scope.removeContentTypeParser(['application/json', 'text/plain'])
    // A call without a body accepts any content type. The body reaches the reader of the contract as text.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    for (const call of all) routeCall(scope, call, handlers.get(call), { limits, earlyReads }, services)
  })
}

function routeCall<Services extends RoleNeeds>(
  scope: FastifyInstance,
  call: Call,
  served: CallRoute<Services> | undefined,
  { limits, earlyReads }: CallHooks,
  services: Services,
): void {
  const { limit, body, role } = call.rules
  const rights = rightsHooks(call, services)
  // Submissions count from their arrival, however long they wait for their turn.
  const countsAfterBody = limit === 'Submit'
  scope.route({
    method: call.method,
    url: toUrl(call),
    // A stored file has a length and ranges, and most are compressed already.
    ...(call.rules.answer?.kind === 'file' ? { compress: false } : {}),
    bodyLimit: largestBody(call),
    config: { countsAfterBody, readsKept: served?.readsKept === true },
    onRequest: [
      ...(limit ? [limits.named(limit)] : []),
      rights.onRequest,
      checkRole(call, services),
      async (request, reply) => {
        // An unread body has no type. Fastify would refuse a type that it cannot parse.
        if (!body || !served) delete request.raw.headers['content-type']
        else if (!isOfItsType(body, request)) return sendProblemDetails(request, reply, 415)
        return undefined
      },
    ],
    preHandler: [
      ...(countsAfterBody
        ? [
            async (request: FastifyRequest) => {
              request.askedAt = services.clock.now()
            },
            limits.afterBody(limit),
          ]
        : []),
      rights.preHandler,
    ],
    ...(role === null ? {} : { onSend: guardStream(services) }),
    handler: async (request, reply) => {
      if (!served) throw refuse(501, 'notServed')
      const raw = {
        params: objectIn(request.params),
        query: objectIn(request.query),
        body: typeof request.body === 'string' ? request.body : '',
      }
      const answer = await served.handle(raw, request, reply, services)
      if (limit === undefined) {
        const read = served.reads?.(raw, services) ?? null
        if (read !== null) earlyReads.learn(request, { role, read })
      }
      return send(call, reply, answer)
    },
  })
}

function send(call: Call, reply: FastifyReply, answer: unknown): FastifyReply {
  // A handler that sends the reply itself returns the reply or undefined.
  if (answer === reply || answer === undefined) return reply
  switch (call.rules.answer?.kind) {
    case 'json':
      return reply.type(JSON_TYPE).send(writeResponse(call.rules.answer, answer))
    case 'text':
      return reply.type('text/plain; charset=utf-8').send(typeof answer === 'string' ? answer : '')
    default:
      return reply.code(200).send()
  }
}

function largestBody({ rules: { role, body } }: Call): number {
  if (body?.kind === 'form') return MAX_BODY_BYTES
  if (role === null || !body) return MAX_SHORT_BODY_BYTES
  return role === 'Admin' ? MAX_ADMIN_JSON_BYTES : MAX_JSON_BYTES
}

const isOfItsType = (body: Body, { headers }: FastifyRequest) =>
  (body.kind === 'json' ? JSON_BODY : FORM_BODY).test(headers['content-type'] ?? '') ||
  (body.kind === 'json' && body.optional === true && headers['content-type'] === undefined)

const objectIn = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Only the length tells a hash from other words. A URL with another length is a page of the client. */
function toUrl({ path, rules }: Call): string {
  const params: Readonly<Record<string, Schema>> = rules.params ?? {}
  return path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `:${name}${params[name]?.['x-key'] === 'sha256' ? '(^.{64}$)' : ''}`,
  )
}
