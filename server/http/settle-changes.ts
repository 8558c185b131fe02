import type { FastifyInstance } from 'fastify'
import type { Versions } from '#server/base/versions.ts'
import { isSafe } from './request-origin.ts'

/**
 * The response to a change waits until every process knows of the change, because the next read of the caller
 * may reach another process.
 */
export function settleChanges(app: FastifyInstance, versions: Pick<Versions, 'settled'>): void {
  app.addHook('onSend', async ({ method }, _, payload) => {
    if (!isSafe(method)) await versions.settled()
    return payload
  })
}
