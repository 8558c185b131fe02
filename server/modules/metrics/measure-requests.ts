import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/modules/services.ts'
import type { RecentCalls } from '#server/modules/health/recent-calls.ts'
import { openMeters, type Meters } from './meters.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: metrics are disabled. */
    meters: Meters | null
  }
}

/**
 * Measures every request by the pattern of its route, for the health page and for metrics. With a token, its
 * owner reads those at /metrics. Returns the function that measures a request which the hooks did not see.
 */
export async function measure(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'store' | 'containers'>,
  recentCalls: Pick<RecentCalls, 'answered'>,
): Promise<RecentCalls['answered']> {
  const { metricsPort, metricsToken } = deps.config
  const meters = metricsPort === null && metricsToken === null ? null : await openMeters(deps)
  app.decorate('meters', meters)
  const answered: RecentCalls['answered'] = (method, route, status, tookMs) => {
    // Skips hubs, because the duration of a connection says nothing about speed.
    if (route.startsWith('/hub/')) return
    if (isCall(route)) recentCalls.answered(method, route, status, tookMs)
    meters?.answered(method, route, status, tookMs / 1000)
  }
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    answered(method, routeOptions.url ?? 'none', statusCode, elapsedTime),
  )
  if (meters === null || metricsToken === null) return answered
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return reply.code(401).send()
    const { type, text } = await meters.read()
    return reply.type(type).send(text)
  })
  return answered
}

/** Files of the client are routes, too, and say nothing about the server. */
const isCall = (route: string) => /^\/(api|assets)\//.test(route)

/** Compares hashes of equal length, so that the timing reveals nothing. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
