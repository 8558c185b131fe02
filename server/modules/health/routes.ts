import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/modules/services.ts'

/** Has no rate limit, because load balancers and supervisors call it often. */
export function answerHealth(app: FastifyInstance, { store }: Pick<Deps, 'store'>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    try {
      await store.check()
      return await reply.send({ status: 'ready' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
