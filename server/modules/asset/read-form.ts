import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#server/http/refusal.ts'

/** All reading of forms begins here: its files, in their order. What the reader itself complains about is no fault of ours. */
export async function* filesIn(request: FastifyRequest, options?: Parameters<FastifyRequest['files']>[0]): AsyncGenerator<MultipartFile> {
  // Whoever hung up while his request waited in a line sends no more, and the reader would never hear of it.
  if (request.raw.destroyed) throw refuse(400, 'badRequest')
  try {
    for await (const part of request.files(options)) yield part
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : refuse(400, 'badRequest')
  }
}
