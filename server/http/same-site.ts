import type { FastifyInstance } from 'fastify'
import { isOwnOrigin, isSafe } from './request-origin.ts'
import { refuse } from './refusal.ts'

/** The cookie's SameSite does most of it; this also stops sister sites and browsers that know neither. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', ({ method, headers }, _, done) => {
    done(isSafe(method) || isOwnOrigin(headers, publicUrl) ? undefined : refuse(403, 'crossSite'))
  })
}
