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

export interface Caller {
  ip: string
  language: Language
  /** The session of the request, if it is still valid. */
  sessionId: string | null
  /** The id of this browser, if the user has signed in from it before. */
  deviceOf: (userId: string) => string | null
  /** False after the client has disconnected. */
  isThere: () => boolean
  /** Reads session and role again, after a wait. */
  confirmRights: () => Promise<void>
  /** Ends the session of the request, if any, and removes its cookie. */
  leave(): Promise<void>
  enter(user: User): Promise<void>
  /**
   * Signs the user in with a new token after a new stamp has ended all sessions. The old token may have been
   * copied.
   */
  enterAlone(user: User): Promise<void>
  /** The address of links in emails. */
  linkBase: () => string
}

export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'config' | 'deviceKey'>,
): Caller {
  const { ip, language, isHttps, sessionId } = request.visitor
  const leave = async () => {
    const tokens = tokensIn(request.headers, isHttps)
    if (tokens.length === 0) return
    for (const token of tokens) {
      const userId = await closeSession(token, services)
      if (userId !== null) services.publish([{ kind: 'sessions-changed', userId }])
    }
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
    services.publish([{ kind: 'sessions-changed', userId: user.id }])
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
