import type { FastifyInstance } from 'fastify'
import { isOwnOrigin, isSafe } from './request-origin.ts'
import { refuse } from './refusal.ts'

/**
 * The cookie's `SameSite` stops most cross-site requests. This check also stops sibling domains, and browsers
 * that ignore `SameSite` but send `Origin`.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', ({ method, headers }, _, done) => {
    done(isSafe(method) || isOwnOrigin(headers, publicUrl) ? undefined : refuse(403, 'crossSite'))
  })
}
