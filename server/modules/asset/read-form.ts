import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse, Refusal } from '#server/http/refusal.ts'

/**
 * Reads the files of a form in order. Errors of the reader become refusals. A form may take minutes to
 * arrive, so the rights of its sender are confirmed at the end.
 */
export async function* filesIn(
  request: FastifyRequest,
  options?: Parameters<FastifyRequest['files']>[0],
): AsyncGenerator<MultipartFile> {
  // The client may have disconnected while the request was queued, and the form reader would never notice.
  if (request.raw.destroyed) throw refuse(400, 'badRequest')
  try {
    for await (const part of request.files(options)) yield named(part)
  } catch (error) {
    throw error instanceof Refusal || (error instanceof Error && 'statusCode' in error)
      ? error
      : refuse(400, 'badRequest')
  }
  await request.confirmRights()
}

/**
 * The form reader accepts any part as a file. An empty file input has the name '', and a part without a name
 * is no file.
 */
function named(part: MultipartFile): MultipartFile {
  const { filename }: { filename?: string } = part
  if (filename === undefined) throw refuse(400, 'fieldRequired', { field: 'filename' })
  return part
}
