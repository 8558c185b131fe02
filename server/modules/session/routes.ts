import * as calls from '#contract/calls/session.ts'
import { clearToken } from '#server/http/cookie.ts'
import { serve } from '#server/modules/serve.ts'
import type { OwnSession } from '#contract/models/session.ts'
import { toIso } from '#contract/models/time.ts'
import type { Services } from '#server/modules/services.ts'
import { endSession, signOutEverywhere } from './end-session.ts'

/** `currentId`: the session of the request. */
async function listSessions(
  userId: string,
  currentId: string | null,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<OwnSession[]> {
  const sessions = await store.sessions.ofUser(userId, clock.now())
  const listed = sessions.map(({ id, createdAt, seenAt, expiresAt, ip, agent }) => ({
    id,
    createdAt: toIso(createdAt),
    seenAt: toIso(seenAt),
    expiresAt: toIso(expiresAt),
    ip,
    agent,
    current: id === currentId,
  }))
  return [...listed.filter(({ current }) => current), ...listed.filter(({ current }) => !current)]
}

export const sessionRoutes = [
  serve(calls.listSessions, ({ actor, request }, services) =>
    listSessions(actor.id, request.visitor.sessionId, services),
  ),
  serve(calls.endSession, async ({ params, actor, ip, request, reply }, services) => {
    const { sessionId: currentId } = request.visitor
    if (await endSession({ id: params.id, currentId }, actor, ip, services)) clearToken(reply)
    return null
  }),
  serve(calls.endAllSessions, async ({ actor, ip, reply }, services) => {
    await signOutEverywhere(actor, ip, services)
    clearToken(reply)
    return null
  }),
]
