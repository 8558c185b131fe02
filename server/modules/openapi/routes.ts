import type { FastifyInstance } from 'fastify'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { JSON_TYPE } from '#server/http/error-responses.ts'
import { encodingFor, packedBody } from '#server/http/packed-body.ts'

/**
 * Created on the first request, because it is rarely read. It stays compressed in memory, because compressing
 * it for each reader would take longer than most calls.
 */
export function serveOpenApi(app: FastifyInstance): void {
  const document = packedBody(write)
  app.get('/openapi.json', { compress: false }, async (request, reply) => {
    const encoding = encodingFor(request.headers)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .headers({ vary: 'accept-encoding', 'cache-control': 'public, max-age=300' })
      .type(JSON_TYPE)
      .send(await document(encoding))
  })
}

async function write(): Promise<Buffer> {
  const [{ toOpenApi }, { API_INFO }] = await Promise.all([
    import('#contract/openapi.ts'),
    import('#contract/openapi-info.ts'),
  ])
  return Buffer.from(JSON.stringify(toOpenApi(ALL_CALLS, API_INFO)))
}
