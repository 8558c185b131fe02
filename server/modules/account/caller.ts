import type { FastifyReply, FastifyRequest } from 'fastify'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import type { User } from '#server/store/rows/user.ts'
import { clearToken, setToken, tokenIn } from '#server/http/cookie.ts'
import type { Services } from '#server/modules/services.ts'
import { closeSession, openSession } from '#server/http/session.ts'
import type { Language } from '#server/base/language.ts'
import { linkBase } from './mail-link.ts'

/** What the calls about accounts need to know of whoever calls, and to do to him. */
export interface Caller {
  ip: string
  language: Language
  /** The one that he comes with, if it still opens anything. */
  sessionId: string | null
  /** False once he has hung up. */
  isThere: () => boolean
  /** Ends the session that he comes with, if any, and tells his browser to forget it. */
  leave(): Promise<void>
  /** Signs him in, under a token that nobody has seen before. */
  enter(user: User): Promise<void>
  /**
   * After a new stamp, which has ended all of the user's sessions: whoever changed it goes on, under a new token, for the old one may be what
   * somebody has copied.
   */
  enterAlone(user: User): Promise<void>
  /** Where the links that he asks for lead. */
  linkBase: () => string
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, around: Services): Caller {
  const { ip, language, isHttps, sessionId } = request.visitor
  const leave = async () => {
    const token = tokenIn(request.headers)
    if (token === null) return
    await closeSession(token, around)
    clearToken(reply, isHttps)
  }
  const enter = async (user: User) => {
    await leave()
    const { token, expiresAt } = await openSession(user, { ip, agent: request.headers['user-agent'] ?? '' }, around)
    setToken(reply, token, expiresAt, isHttps)
  }
  return {
    ip,
    language,
    sessionId,
    isThere: () => !reply.raw.destroyed,
    leave,
    enter,
    enterAlone: async (user) => {
      await endAllSessions(user.id, around)
      await enter(user)
    },
    linkBase: () => linkBase(request, around.config.publicUrl),
  }
}
