import * as calls from '#contract/calls/session.ts'
import { clearToken } from '#server/http/cookie.ts'
import { serve } from '#server/modules/serve.ts'
import { endSession, signOutEverywhere } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

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
