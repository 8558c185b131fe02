import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Call } from '#contract/call.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import type { Clock } from '#server/base/clock.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Store } from '#server/store/store.ts'
import { pathOf } from './request-path.ts'
import { refuse } from './refusal.ts'

/** A visit is written down anew when the one on record is older. */
const VISIT_MS = 5_000

export interface RoleNeeds {
  store: Pick<Store, 'users'>
  clock: Clock
  journal: Pick<PlatformLog, 'write'>
  logger: Pick<Logger, 'error'>
}

/** The hook of every call: it throws the refusal of whoever may not call. */
export function checkRole(call: Call, { store, clock, journal, logger }: RoleNeeds) {
  const { role: least } = call.rules
  return async (request: FastifyRequest): Promise<void> => {
    if (least === null) return
    const { actor, ip, lastVisitAt } = request.visitor
    if (actor === null) throw refuse(401, 'signInFirst')
    const now = clock.now()
    if (now - lastVisitAt > VISIT_MS) {
      await store.users.visited(actor.id, { at: now, ip }).catch((error: unknown) => logger.error({ err: error }, 'a visit was not written down'))
    }
    if (isAtLeast(actor.role, least)) return
    if (least !== 'User') {
      const message = `No access: ${request.method} ${pathOf(request.url)}`
      journal.write({ level: 'Information', status: 'Denied', name: actor.name, ip, message, source: 'roles' })
    }
    throw refuse(403, 'noAccess')
  }
}
