import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'
import { setToken, tokenIn } from './cookie.ts'
import { clientAddress, type Proxies } from './forwarded.ts'
import type { Actor } from './actor.ts'
import { findSession } from './session.ts'
import type { SessionEnd } from '#server/store/rows/session.ts'
import { languageOf } from './titles.ts'
import type { Language } from '#server/base/language.ts'

/** Who asks, from where, and in which language: the same for everything that answers a request. */
export interface Visitor {
  ip: string
  isHttps: boolean
  language: Language
  actor: Actor | null
  /** The session that the request came with. */
  sessionId: string | null
  sessionEnd: SessionEnd | null
  /** The visit on record, so that it is not written down anew with every request. */
  lastVisitAt: number
}
declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

/** Before anything is known, as for an address that cannot even be read. */
export const ANONYMOUS: Visitor = { ip: '', isHttps: false, language: 'zh', actor: null, sessionId: null, sessionEnd: null, lastVisitAt: 0 }

/** The built client's files are the same for everybody, and whoever negotiates is not asked who he is before he comes. */
const asksWho = (url: string) => isDynamic(url) && !/^\/hub\/\w+\/negotiate(\/|\?|$)/i.test(url)
export const isDynamic = (url: string) => /^\/(api|hub|assets)(\/|\?|$)/i.test(url)

interface SessionNeeds {
  store: Pick<Store, 'sessions'>
  clock: Clock
}

export function identifyVisitors(app: FastifyInstance, needs: SessionNeeds, proxies: Proxies): void {
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request, reply) => {
    const peer = request.socket.remoteAddress ?? ''
    const isForwardedHttps = proxies.trusts(peer) && request.headers['x-forwarded-proto'] === 'https'
    const isHttps = 'encrypted' in request.socket || isForwardedHttps
    request.visitor = {
      ...ANONYMOUS,
      ip: clientAddress(peer, [request.headers['x-forwarded-for']].flat().join(','), proxies),
      isHttps,
      language: languageOf(request.headers['accept-language']),
    }
    await readSession(request, reply, needs)
  })
}

/** Who it is, and what he may do at this moment: asked again by whoever kept the request waiting. */
export async function readSession(request: FastifyRequest, reply: FastifyReply, needs: SessionNeeds): Promise<void> {
  const token = asksWho(request.url) ? tokenIn(request.headers) : null
  // The answer to a WebSocket's request is not ours to add a cookie to.
  const found = await findSession(token, needs, request.headers.upgrade === undefined)
  if (!found) {
    request.visitor = { ...request.visitor, actor: null, sessionId: null, sessionEnd: null, lastVisitAt: 0 }
    return
  }
  const { id, name, role, lastVisitAt } = found.user
  request.visitor = { ...request.visitor, actor: { id, name, role }, sessionId: found.id, sessionEnd: found.end, lastVisitAt }
  if (found.slidTo !== null && token !== null) setToken(reply, token, found.slidTo, request.visitor.isHttps)
}
