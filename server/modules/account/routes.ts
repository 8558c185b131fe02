import type { FastifyReply, FastifyRequest } from 'fastify'
import { getProfile, signIn, signOut } from '#contract/calls/account.ts'
import { clearToken, setToken, tokenIn } from '#server/wire/cookie.ts'
import { serve, type Around } from '#server/wire/serve.ts'
import { closeSession } from '#server/wire/session.ts'
import { readProfile } from './profile.ts'
import { signInUser } from './sign-in.ts'

/** Ends the session that a request carries, and tells the browser to forget it. */
async function leave(request: FastifyRequest, reply: FastifyReply, around: Around): Promise<void> {
  const token = tokenIn(request.headers)
  if (token === null) return
  await closeSession(token, around)
  clearToken(reply, request.visitor.isHttps)
}

export const accountRoutes = [
  serve(signIn, async ({ body, ip, request, reply }, around) => {
    const caller = {
      ip,
      agent: request.headers['user-agent'] ?? '',
      isThere: () => !reply.raw.destroyed,
      leave: () => leave(request, reply, around),
    }
    const { token, expiresAt } = await signInUser(body, caller, around)
    setToken(reply, token, expiresAt, request.visitor.isHttps)
    return null
  }),
  serve(signOut, async ({ actor, request, reply }, around) => {
    await leave(request, reply, around)
    // What listened with this session must not outlive it; the user's other sessions come back by themselves.
    around.live.evict(actor.id)
    return null
  }),
  serve(getProfile, ({ actor }, around) => readProfile(actor, around)),
]
