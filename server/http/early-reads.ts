import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallRules } from '#contract/call.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'
import type { Callers } from './callers.ts'
import type { KeptSessions } from './kept-sessions.ts'
import type { Limits } from './limits/limits.ts'
import { flatHeaders, readyResponse, type KeptAnswer, type ReadyResponse } from './ready-answer.ts'
import { REQUEST_ID, type LogAnswered } from './request-log.ts'
import { pathOf } from './request-path.ts'
import { passesRole } from './roles.ts'
import { answerHeaders } from './security-headers.ts'
import type { Reader } from './serve.ts'
import { keptVisitor, type Arrival } from './visitor.ts'

/** URLs that are known, and the longest of them. All others take the usual way. */
const MOST = { urls: 5000, length: 200 }

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** A request of Fastify, with the URL as its router sees it. */
interface Asked {
  url: string
  routeOptions: { url?: string | undefined }
}
interface KnownRead {
  path: string
  /** The pattern of the route, for metrics. */
  route: string
  role: CallRules['role']
  read: (reader: Reader) => Promise<KeptAnswer>
}
interface EarlyReadNeeds {
  arrivalOf: (request: IncomingMessage) => Arrival
  requestId: (request: IncomingMessage) => string
  callers: Pick<Callers, 'mayBeRefused'>
  store: Pick<Store, 'load'>
  clock: Pick<Clock, 'now'>
  keptSessions: KeptSessions
  limits: Pick<Limits, 'countRead'>
  log: LogAnswered
  measure: (method: string, route: string, status: number, tookMs: number) => void
}

/**
 * Answers kept reads before Fastify sees them, because its hooks cost more than the response. It makes the same
 * checks as the hooks. As soon as a request needs anything else than this response, it takes the usual way from
 * the start: another status, a write, a cookie, or a wait.
 */
export interface EarlyReads {
  before(handle: Handle): Handle
  /** Must be called when the usual way has answered a kept read. */
  learn(request: Asked, read: Pick<KnownRead, 'role' | 'read'>): void
  begin(needs: EarlyReadNeeds): void
  end(): void
}

export function openEarlyReads(most = MOST): EarlyReads {
  const known = new Map<string, KnownRead>()
  let needs: EarlyReadNeeds | null = null

  return {
    before: (handle) => (request, response) => {
      const read = isPlain(request) ? known.get(request.url ?? '') : undefined
      if (needs === null || read === undefined) handle(request, response)
      else void answer(request, response, read, needs, handle)
    },
    learn: ({ url, routeOptions }, { role, read }) => {
      if (url.length > most.length) return
      known.delete(url)
      known.set(url, { path: pathOf(url), route: routeOptions.url ?? 'none', role, read })
      const [oldest] = known.keys()
      if (known.size > most.urls && oldest !== undefined) known.delete(oldest)
    },
    begin: (given) => void (needs = given),
    end: () => void (needs = null),
  }
}

/** A request with a body has to be read. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  read: KnownRead,
  needs: EarlyReadNeeds,
  handle: Handle,
): Promise<void> {
  const beganAt = performance.now()
  // The usual way makes the same error, and sends it.
  const found = await early(request, read, needs).catch(() => null)
  if (found === null) return handle(request, response)
  const { path, route } = read
  const { ip, isHttps, status, headers, body } = found
  const reqId = needs.requestId(request)
  response.once('finish', () => {
    const tookMs = performance.now() - beganAt
    needs.log({ reqId, method: 'GET', path, status, ms: Math.round(tookMs), ip })
    needs.measure('GET', route, status, tookMs)
  })
  response.writeHead(status, [REQUEST_ID, reqId, ...flatHeaders({ ...answerHeaders(isHttps), ...headers })])
  response.end(body)
}

/** The checks are in the order of the hooks. */
async function early(
  request: IncomingMessage,
  { role, read }: KnownRead,
  { arrivalOf, callers, store, clock, keptSessions, limits }: EarlyReadNeeds,
): Promise<(ReadyResponse & Arrival) | null> {
  if (callers.mayBeRefused(request) || store.load().waiting > 0) return null
  const arrival = arrivalOf(request)
  const visitor = await keptVisitor(request, arrival, { clock, keptSessions })
  if (visitor === null || !(await limits.countRead(request, visitor))) return null
  if (!passesRole(role, visitor, clock.now())) return null
  const response = readyResponse(request.headers, await read(visitor))
  const { status, headers, body } = response instanceof Promise ? await response : response
  return { status, headers, body, ...arrival }
}
