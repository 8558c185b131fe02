import type { FastifyInstance } from 'fastify'
import { isOwnOrigin, isSafe } from './origin.ts'
import { refuse } from './refusal.ts'

/** The cookie's SameSite does most of it; this also stops sister sites and browsers that know neither. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (!isSafe(method) && !isOwnOrigin(headers, publicUrl)) throw refuse(403, 'crossSite')
  })
}
