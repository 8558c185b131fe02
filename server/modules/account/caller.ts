import type { FastifyReply, FastifyRequest } from 'fastify'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import type { User } from '#server/store/rows/user.ts'
import { clearToken, setToken, tokensIn } from '#server/http/cookie.ts'
import type { Services } from '#server/modules/services.ts'
import { closeSession, openSession } from '#server/http/session.ts'
import type { Language } from '#server/base/language.ts'
import { deviceMarksIn, setDeviceMarks } from '#server/http/device-cookie.ts'
import { createDeviceMark, knownDevice } from './known-device.ts'
import { linkBase } from './mail-link.ts'

/** What the calls about accounts need to know of whoever calls, and to do to him. */
export interface Caller {
  ip: string
  language: Language
  /** The one that he comes with, if it still opens anything. */
  sessionId: string | null
  /** The id of this browser, if the user has signed in from it before. */
  deviceOf: (userId: string) => string | null
  /** False once he has hung up. */
  isThere: () => boolean
  /** Reads session and role again, after a wait. */
  confirmRights: () => Promise<void>
  /** Ends the session that he comes with, if any, and tells his browser to forget it. */
  leave(): Promise<void>
  /** Signs him in, under a token that nobody has seen before. */
  enter(user: User): Promise<void>
  /**
   * After a new stamp, which has ended all of the user's sessions: whoever changed it goes on, under a new
   * token, for the old one may be what somebody has copied.
   */
  enterAlone(user: User): Promise<void>
  /** Where the links that he asks for lead. */
  linkBase: () => string
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, services: Services): Caller {
  const { ip, language, isHttps, sessionId } = request.visitor
  const leave = async () => {
    const tokens = tokensIn(request.headers, isHttps)
    if (tokens.length === 0) return
    for (const token of tokens) await closeSession(token, services)
    clearToken(reply)
  }
  const marks = deviceMarksIn(request.headers)
  const known = (userId: string) => knownDevice(services.deviceKey, marks, userId, services.clock.now())
  const enter = async (user: User) => {
    await leave()
    const { token, expiresAt } = await openSession(
      user,
      { ip, agent: request.headers['user-agent'] ?? '' },
      services,
    )
    setToken(reply, token, expiresAt)
    if (known(user.id)?.isFresh) return
    const mark = createDeviceMark(services.deviceKey, user.id, services.clock.now(), services.ids)
    setDeviceMarks(reply, [mark, ...marks], isHttps)
  }
  return {
    ip,
    language,
    sessionId,
    deviceOf: (userId) => known(userId)?.id ?? null,
    isThere: () => !reply.raw.destroyed,
    confirmRights: request.confirmRights,
    leave,
    enter,
    enterAlone: async (user) => {
      await endAllSessions(user.id, services)
      await enter(user)
    },
    linkBase: () => linkBase(request, services.config.publicUrl),
  }
}
