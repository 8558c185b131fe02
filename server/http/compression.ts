import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this size the headers outweigh the saving. */
export const THRESHOLD = 1024
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 6
const TEXTS = /^(application\/(json|problem\+json|javascript|xml)|image\/svg\+xml|text\/(?!event-stream))/i

/** Files and buffers that are compressed already have their encoding set and pass through. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  // The plugin affects only routes that are registered after it.
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    customTypes: TEXTS,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  })
}
