import * as calls from '#contract/calls/session.ts'
import { clearToken } from '#server/http/cookie.ts'
import { serve } from '#server/modules/serve.ts'
import { endSession, signOutEverywhere } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

export const sessionRoutes = [
  serve(calls.listSessions, ({ actor, request }, around) => listSessions(actor.id, request.visitor.sessionId, around)),
  serve(calls.endSession, async ({ params, actor, ip, request, reply }, around) => {
    const { sessionId: currentId, isHttps } = request.visitor
    if (await endSession({ id: params.id, currentId }, actor, ip, around)) clearToken(reply, isHttps)
    return null
  }),
  serve(calls.endAllSessions, async ({ actor, ip, request, reply }, around) => {
    await signOutEverywhere(actor, ip, around)
    clearToken(reply, request.visitor.isHttps)
    return null
  }),
]
