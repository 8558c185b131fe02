import type { FastifyRequest } from 'fastify'
import { FileTooLarge, type Incoming } from '#server/files/file-storage.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { TitleParams } from '#server/http/titles.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'
import { filesIn } from './read-form.ts'
import { formError } from './form-error.ts'

interface Bounds {
  mostBytes: number
  tooLarge: TitleKey
  fill?: TitleParams
}

export interface NamedFile {
  incoming: Incoming
  filename: string
  type: string
}

export async function receiveFile(
  request: FastifyRequest,
  bounds: Bounds,
  { files, logger }: Pick<Services, 'files' | 'logger'>,
): Promise<Incoming> {
  return (await receiveNamed(request, bounds, { files, logger })).incoming
}

/** Returns the first part named `file`. Other parts are read and discarded. */
export async function receiveNamed(
  request: FastifyRequest,
  { mostBytes, tooLarge, fill }: Bounds,
  { files, logger }: Pick<Services, 'files' | 'logger'>,
): Promise<NamedFile> {
  let named: NamedFile | null = null
  try {
    // One byte more than allowed, so that our own check reports the error. That of the form reader has
    // another title.
    for await (const part of filesIn(request, {
      limits: { fileSize: mostBytes + 1 },
      throwFileSizeLimit: false,
    })) {
      if (part.fieldname === 'file' && named === null) {
        named = {
          incoming: await files.receive(part.file, mostBytes),
          filename: part.filename,
          type: part.mimetype,
        }
      } else part.file.resume()
    }
  } catch (error) {
    // Discards the rest of the body, or the connection would stay blocked.
    request.raw.resume()
    await named?.incoming.discard()
    throw error instanceof FileTooLarge ? refuse(400, tooLarge, fill) : formError(error, { logger })
  }
  if (named === null) throw refuse(400, 'fieldRequired', { field: 'file' })
  return named
}
