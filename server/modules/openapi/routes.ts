import type { FastifyInstance } from 'fastify'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { JSON_TYPE } from '#server/http/error-responses.ts'

/** Written on the first demand: few ever ask. */
export function serveOpenApi(app: FastifyInstance): void {
  let document: Promise<string> | null = null
  app.get('/openapi.json', async (_, reply) => reply.type(JSON_TYPE).send(await (document ??= write())))
}

async function write(): Promise<string> {
  const [{ toOpenApi }, { API_INFO }] = await Promise.all([import('#contract/openapi.ts'), import('#contract/openapi-info.ts')])
  return JSON.stringify(toOpenApi(ALL_CALLS, API_INFO))
}
