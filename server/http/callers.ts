import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isWithin, type Clock } from '#server/base/clock.ts'
import { clientAddress, type Proxies } from './forwarded.ts'
import { householdOf } from './limits/partition.ts'

/** Remembered users, whose session is known without a query, and remembered refusals. */
export const MAX_REMEMBERED = 20_000
/**
 * Unknown sessions of a refused network that are looked up anyway, because at a venue everyone signs in from
 * one address.
 */
const LOOKUPS = { most: 200, windowMs: 10_000 }

/** The caller, as far as they are known before the session is read. */
export interface Callers {
  ipOf(request: FastifyRequest): string
  /** A user whose session was valid when it was last read, else a network. */
  keyOf(request: FastifyRequest): string
  /**
   * Must be called when the rate limit refuses the caller. Later requests of that caller then cost little.
   */
  refuse(request: FastifyRequest, retryAfterMs: number): void
  /**
   * The time for which the caller stays rate-limited. 0: they are not. `again`: the request passed the check
   * before.
   */
  refusedForMs(request: FastifyRequest, again?: 'again'): number
  /** False: `refusedForMs` is 0. */
  mayBeRefused(request: Asker): boolean
}
type Asker = Pick<IncomingMessage, 'headers' | 'socket'>

export function openCallers(
  proxies: Proxies,
  clock: Pick<Clock, 'now'>,
  max = MAX_REMEMBERED,
): Callers & { learn(request: FastifyRequest): void } {
  const users = new Map<string, string>()
  const refused = new Map<string, { at: number; forMs: number }>()
  const lookups = new Map<string, number>()
  let lookupsSince = 0

  /**
   * Only hashes of cookies are stored. They are cached, because each request needs the hash several times.
   */
  const hashes = new WeakMap<Asker, string>()
  const hashOf = (request: Asker, cookie: string) => {
    const known = hashes.get(request) ?? hash('sha256', cookie, 'base64url')
    hashes.set(request, known)
    return known
  }

  const ipOf = (request: Asker) =>
    clientAddress(
      request.socket.remoteAddress ?? '',
      [request.headers['x-forwarded-for']].flat().join(','),
      proxies,
    )
  const networkOf = (request: Asker) => `ip:${householdOf(ipOf(request))}`
  const userOf = (request: Asker) => {
    const { cookie } = request.headers
    return cookie === undefined ? undefined : users.get(hashOf(request, cookie))
  }
  const keyOf = (request: Asker) => userOf(request) ?? networkOf(request)

  /** Whether to look up an unknown session although its network is refused. */
  const mayLookUp = (network: string, now: number) => {
    if (!isWithin(lookupsSince, now, LOOKUPS.windowMs)) {
      lookups.clear()
      lookupsSince = now
    }
    const count = (lookups.get(network) ?? 0) + 1
    lookups.set(network, count)
    return count <= LOOKUPS.most
  }
  return {
    ipOf,
    keyOf,
    learn: (request) => {
      const {
        headers: { cookie },
        visitor: { actor },
      } = request
      if (cookie === undefined) return
      const hash = hashOf(request, cookie)
      // Deleted first, so that the map keeps the order of the last use.
      users.delete(hash)
      if (actor !== null) users.set(hash, `user:${actor.id}`)
      dropFirst(users, max)
    },
    refuse: (request, retryAfterMs) => {
      const { actor } = request.visitor
      const key = actor === null ? networkOf(request) : `user:${actor.id}`
      refused.delete(key)
      refused.set(key, { at: clock.now(), forMs: retryAfterMs })
      dropFirst(refused, max)
    },
    mayBeRefused: (request) => refused.size > 0 && refused.has(keyOf(request)),
    refusedForMs: (request, again) => {
      if (refused.size === 0) return 0
      const key = keyOf(request)
      const found = refused.get(key)
      if (found === undefined) return 0
      const now = clock.now()
      if (!isWithin(found.at, now, found.forMs)) {
        refused.delete(key)
        return 0
      }
      const isUnknown = key.startsWith('ip:') && request.headers.cookie !== undefined
      return isUnknown && (again !== undefined || mayLookUp(key, now)) ? 0 : found.at + found.forMs - now
    },
  }
}

/** Records which user a session belongs to. Must be added after the hook that reads the session. */
export function learnCallers(app: FastifyInstance, callers: { learn(request: FastifyRequest): void }): void {
  app.addHook('onRequest', (request, _, done) => {
    callers.learn(request)
    done()
  })
}

function dropFirst(map: Map<string, unknown>, most: number): void {
  if (map.size <= most) return
  const [first] = map.keys()
  if (first !== undefined) map.delete(first)
}
