import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Call } from '#contract/call.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import type { Store } from '#server/store/store.ts'
import type { KeptSessions } from './kept-sessions.ts'
import { requireRole, type RightsNeeds } from './rights.ts'
import type { Visitor } from './visitor.ts'

/** The last visit is stored again only if the stored one is older than this, to save writes. */
const VISIT_MS = 5_000

export interface RoleNeeds extends RightsNeeds {
  store: Pick<Store, 'users' | 'sessions'>
  logger: Pick<Logger, 'error'>
  keptSessions: Pick<KeptSessions, 'forget'>
}

/** Whether `checkRole` lets the caller pass, and has nothing to write. */
export const passesRole = (
  least: Call['rules']['role'],
  { actor, lastVisitAt }: Pick<Visitor, 'actor' | 'lastVisitAt'>,
  now: number,
): boolean =>
  least === null || (actor !== null && isAtLeast(actor.role, least) && now - lastVisitAt <= VISIT_MS)

/** The hook of every call. Throws a refusal if the caller lacks the role. */
export function checkRole(call: Call, { store, clock, logger, keptSessions, ...needs }: RoleNeeds) {
  const { role: least } = call.rules
  return async (request: FastifyRequest): Promise<void> => {
    if (least === null) return
    const { actor, ip, lastVisitAt, sessionEnd } = request.visitor
    const now = clock.now()
    if (actor !== null && now - lastVisitAt > VISIT_MS) {
      await store.users
        .visited(actor.id, { at: now, ip })
        .catch((error: unknown) => logger.error({ err: error }, 'a visit was not written down'))
      if (sessionEnd !== null) keptSessions.forget(sessionEnd.tokenHash)
    }
    requireRole(request, least, needs)
  }
}
