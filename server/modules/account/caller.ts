import type { FastifyReply, FastifyRequest } from 'fastify'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import type { User } from '#server/store/rows/user.ts'
import { clearToken, setToken, tokensIn } from '#server/http/cookie.ts'
import type { Services } from '#server/modules/services.ts'
import { closeSession, openSession } from '#server/http/session.ts'
import type { Language } from '#contract/rules/language.ts'
import { deviceMarksIn, setDeviceMarks } from '#server/http/device-cookie.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ids } from '#server/base/ids.ts'
import { linkBase } from './mail-link.ts'

const LIFE_MS = 180 * 24 * 3_600_000
/** A mark is replaced when half of its life has passed, so that a browser in use keeps one. */
const FRESH_MS = LIFE_MS / 2
const NONCE_BYTES = 16

interface FoundDevice {
  id: string
  isFresh: boolean
}

/**
 * A mark says that the account was used in this browser. It grants no access: it only keeps wrong passwords
 * of others from counting against this browser. It is signed and not stored, and it names no account: the
 * caller checks it for the requested one.
 */
function createDeviceMark(key: Buffer, userId: string, now: number, ids: Pick<Ids, 'bytes'>): string {
  const nonce = ids.bytes(NONCE_BYTES).toString('base64url')
  const at = Math.floor(now / 1000).toString(36)
  return `${nonce}.${at}.${sign(key, userId, nonce, at)}`
}

/** The first mark that is valid for the account. Null: none is. */
function knownDevice(key: Buffer, marks: readonly string[], userId: string, now: number): FoundDevice | null {
  for (const mark of marks) {
    const [nonce = '', at = '', signature = ''] = mark.split('.')
    const sent = Buffer.from(signature)
    const expected = Buffer.from(sign(key, userId, nonce, at))
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) continue
    const ageMs = now - Number.parseInt(at, 36) * 1000
    if (ageMs < LIFE_MS) return { id: nonce, isFresh: ageMs < FRESH_MS }
  }
  return null
}

/**
 * Signatures are compared as text. The last character of base64url has bits that decode to nothing, so
 * several texts would decode to the same bytes.
 */
const sign = (key: Buffer, userId: string, nonce: string, at: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['device', userId, nonce, at]))
    .digest('base64url')

export interface Caller {
  ip: string
  language: Language
  /** The session of the request. Null: it is not valid. */
  sessionId: string | null
  /** The id of this browser. Null: the user has not signed in from it before. */
  deviceOf: (userId: string) => string | null
  /** False as soon as the client has disconnected, so that expensive work can be skipped. */
  isThere: () => boolean
  /** Reads the session and the role again. Call it after a wait. */
  confirmRights: () => Promise<void>
  /** Ends the session of the request, if there is one, and removes its cookie. */
  leave(): Promise<void>
  enter(user: User): Promise<void>
  /**
   * Signs the user in with a new token, because a new stamp has ended all sessions. The old token may have
   * been copied.
   */
  enterAlone(user: User): Promise<void>
  /** The origin of links in emails. */
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
