import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { type Clock, steadyClock } from '#server/base/clock.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Store } from '#server/store/store.ts'
import type { Actor } from './actor.ts'
import { pathOf } from './request-path.ts'
import { refuse } from './refusal.ts'
import { rereadSession } from './visitor.ts'

/**
 * Rights that were read this recently are not read again, so that a body that arrives with its headers costs
 * no second query.
 */
const FRESH_MS = 20

export interface RightsNeeds {
  store: Pick<Store, 'sessions'>
  clock: Clock
  platformLog: Pick<PlatformLog, 'write'>
}

export function decorateRights(app: FastifyInstance): void {
  app.decorateRequest('confirmRights', async () => {
    throw new Error('the rights of a request without a call were asked for')
  })
}

/** Throws 401 without a session, and 403 if the role is too low. */
export function requireRole(
  request: FastifyRequest,
  least: Actor['role'],
  { platformLog }: Pick<RightsNeeds, 'platformLog'>,
): Actor {
  const { actor, ip } = request.visitor
  if (actor === null) throw refuse(401, 'signInFirst')
  if (isAtLeast(actor.role, least)) return actor
  if (least !== 'User') {
    const message = `No access: ${request.method} ${pathOf(request.url)}`
    platformLog.write({
      level: 'Information',
      status: 'Denied',
      name: actor.name,
      ip,
      message,
      source: 'roles',
    })
  }
  throw refuse(403, 'noAccess')
}

/** The hooks behind `confirmRights`. They also confirm the rights of a request whose body arrived late. */
export function rightsHooks({ rules: { role: least, body } }: Call, needs: RightsNeeds) {
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      request.confirmRights = async () => {
        if (least === null || steadyClock.now() - request.visitor.rightsReadAt < FRESH_MS) return
        await rereadSession(request, needs)
        requireRole(request, least, needs)
      }
    },
    // The handler of a form reads the body itself and confirms the rights after the last part.
    preHandler: async (request: FastifyRequest): Promise<void> => {
      if (body?.kind === 'form' || !hasBody(request)) return
      if (!request.visitor.bodyCameFirst) await request.confirmRights()
      // Only the role is compared: the rights were read again after the request had waited for its turn.
      else if (least !== null) requireRole(request, least, needs)
    },
  }
}

/** Fastify reads an announced body even if the call takes none. */
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
