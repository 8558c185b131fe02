import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, steadyClock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'
import { clearToken, hasStrays, setToken, tokensIn } from './cookie.ts'
import { clientAddress, plain, type Proxies } from './forwarded.ts'
import type { ProxyWatch } from './proxy-watch.ts'
import type { Actor } from './actor.ts'
import { findSession, findStoredSession, keptUser, type FoundSession } from './session.ts'
import type { SessionEnd } from '#server/store/rows/session.ts'
import type { User } from '#server/store/rows/user.ts'
import type { KeptSessions } from './kept-sessions.ts'
import { isSafe } from './request-origin.ts'
import { languageOf } from './titles.ts'
import type { Language } from '#contract/rules/language.ts'

/** The address and the language are determined once. The caller is read again after a wait. */
export interface Visitor {
  ip: string
  isHttps: boolean
  language: Language
  actor: Actor | null
  /** The session that the request came with. Null: none. */
  sessionId: string | null
  sessionEnd: SessionEnd | null
  /** The stored time of the last visit, so that not every request writes one. */
  lastVisitAt: number
  /** The account of the caller, as it was read with the session. */
  user: User | null
  /** The time at which session and role were read, on the steady clock. */
  rightsReadAt: number
  /**
   * True: the body had arrived before session and role were read, so a slow client cannot have delayed it
   * since then.
   */
  bodyCameFirst: boolean
}
declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
  interface FastifyContextConfig {
    /** A read of players, for which a kept session is enough. */
    readsKept?: boolean
  }
}

/** The visitor before the session was read, and for URLs that cannot be parsed. */
export const ANONYMOUS: Visitor = {
  ip: '',
  isHttps: false,
  language: 'zh',
  actor: null,
  sessionId: null,
  sessionEnd: null,
  lastVisitAt: 0,
  user: null,
  rightsReadAt: 0,
  bodyCameFirst: false,
}

/**
 * Whether the request needs a session. The files of the built client are the same for all visitors. A hub
 * needs the session only when a connection opens, after the negotiation.
 */
const asksWho = (url: string) => isDynamic(url) && !/^\/hub\/\w+\/negotiate(\/|\?|$)/i.test(url)
export const isDynamic = (url: string) => /^\/(api|hub|assets)(\/|\?|$)/i.test(url)

/** The part of a visitor that follows from the connection. */
export type Arrival = Pick<Visitor, 'ip' | 'isHttps'>

interface Surroundings {
  proxies: Proxies
  proxyWatch: Pick<ProxyWatch, 'look'>
  publicUrl: string | null
}
interface SessionNeeds {
  store: Pick<Store, 'sessions'>
  clock: Clock
}

/**
 * `publicUrl`: if it begins with https, all visitors use HTTPS, even if the proxy that ends it is not
 * trusted.
 */
export function openArrivals({
  proxies,
  proxyWatch,
  publicUrl,
}: Surroundings): (request: Pick<IncomingMessage, 'socket' | 'headers'>) => Arrival {
  const isHttpsPublicly = publicUrl?.startsWith('https:') === true
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress ?? ''
    const isTrusted = proxies.trusts(plain(peer))
    if (!isTrusted) proxyWatch.look(plain(peer), headers)
    const isForwardedHttps = isTrusted && headers['x-forwarded-proto'] === 'https'
    return {
      ip: clientAddress(peer, [headers['x-forwarded-for']].flat().join(','), proxies),
      isHttps: isHttpsPublicly || 'encrypted' in socket || isForwardedHttps,
    }
  }
}

export function identifyVisitors(
  app: FastifyInstance,
  { keptSessions, ...needs }: SessionNeeds & { keptSessions: KeptSessions },
  arrivalOf: ReturnType<typeof openArrivals>,
): void {
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    request.visitor = { ...ANONYMOUS, ...arrivalOf(request), language }
    // Gives Node a turn to parse a short body that arrived with its headers.
    await Promise.resolve()
    await readSession(request, reply, needs, readsKept(request) ? keptSessions : null)
  })
}

const readsKept = ({ method, routeOptions }: FastifyRequest) =>
  isSafe(method) && routeOptions.config.readsKept === true

/** The received part of a body stays in the request until it is read. */
const bodyIsHere = ({ raw, headers }: FastifyRequest) =>
  raw.complete || raw.readableLength === Number(headers['content-length'])

/** Reads the caller and their rights. It runs again after a request had to wait, then without `kept`. */
export async function readSession(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: SessionNeeds,
  kept: KeptSessions | null = null,
): Promise<void> {
  // The response to a WebSocket upgrade cannot carry a cookie.
  const canSet = request.headers.upgrade === undefined
  const tokens = asksWho(request.url) ? tokensIn(request.headers, request.visitor.isHttps) : []
  const bodyCameFirst = bodyIsHere(request)
  const open = (await Promise.all(tokens.map((token) => findSession(token, needs, canSet, kept)))).filter(
    (found) => found !== null,
  )
  const found = onlyOne(open)
  become(request, found, bodyCameFirst)
  if (!canSet || !asksWho(request.url)) return
  if (hasStrays(request.headers, request.visitor.isHttps)) {
    if (found === null) clearToken(reply)
    else setToken(reply, found.token, found.end.endsAt)
  } else if (found && found.slidTo !== null) setToken(reply, found.token, found.slidTo)
}

/**
 * The visitor of a read, if nothing but a kept session is needed to know them. Null: `readSession` has to
 * decide.
 */
export async function keptVisitor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { ip, isHttps }: Arrival,
  needs: Parameters<typeof keptUser>[1],
): Promise<Pick<Visitor, 'ip' | 'actor' | 'lastVisitAt' | 'user'> | null> {
  const tokens = tokensIn(headers, isHttps)
  if (hasStrays(headers, isHttps, tokens)) return null
  const [token] = tokens
  if (token === undefined) return { ip, actor: null, lastVisitAt: 0, user: null }
  const user = await keptUser(token, needs)
  return user && { ip, actor: actorOf(user), lastVisitAt: user.lastVisitAt, user }
}

const actorOf = ({ id, name, role }: User): Actor => ({ id, name, role })

/**
 * Among several cookies, the one that opens a session counts. If they open sessions of different users, one
 * was planted, so none counts.
 */
function onlyOne<Found extends FoundSession>([first, ...more]: readonly Found[]): Found | null {
  return first !== undefined && more.every(({ user }) => user.id === first.user.id) ? first : null
}

/** Reads the session again without renewing its cookie, because the headers may have been sent. */
export async function rereadSession(request: FastifyRequest, needs: SessionNeeds): Promise<void> {
  const { sessionEnd } = request.visitor
  const bodyCameFirst = bodyIsHere(request)
  become(request, sessionEnd && (await findStoredSession(sessionEnd.tokenHash, needs)), bodyCameFirst)
}

function become(request: FastifyRequest, found: FoundSession | null, bodyCameFirst: boolean): void {
  const read = { rightsReadAt: steadyClock.now(), bodyCameFirst }
  if (!found) {
    request.visitor = {
      ...request.visitor,
      ...read,
      actor: null,
      sessionId: null,
      sessionEnd: null,
      lastVisitAt: 0,
      user: null,
    }
    return
  }
  request.visitor = {
    ...request.visitor,
    ...read,
    actor: actorOf(found.user),
    sessionId: found.id,
    sessionEnd: found.end,
    lastVisitAt: found.user.lastVisitAt,
    user: found.user,
  }
}
