import type { FastifyRequest } from 'fastify'
import { FileTooLarge, type Incoming } from '#server/files.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import type { Fill } from '#server/wire/titles.ts'
import type { TitleKey } from '#server/wire/titles/zh.ts'
import { filesIn } from './form.ts'
import { formFault } from './form-fault.ts'

interface Bounds {
  mostBytes: number
  tooLarge: TitleKey
  fill?: Fill
}

/** The first part named `file`; other parts are read and forgotten. */
export async function receiveFile(request: FastifyRequest, { mostBytes, tooLarge, fill }: Bounds, around: Around): Promise<Incoming> {
  let incoming: Incoming | null = null
  try {
    // One more, so that it is found out here and not by the form's reader, whose word for it is another one.
    for await (const part of filesIn(request, { limits: { fileSize: mostBytes + 1 }, throwFileSizeLimit: false })) {
      if (part.fieldname === 'file' && incoming === null) incoming = await around.files.receive(part.file, mostBytes)
      else part.file.resume()
    }
  } catch (error) {
    // What is still to come is read away: a connection that is left full would never be free again.
    request.raw.resume()
    await incoming?.discard()
    throw error instanceof FileTooLarge ? refuse(400, tooLarge, fill) : formFault(error, around)
  }
  if (incoming === null) throw refuse(400, 'fieldRequired', { field: 'file' })
  return incoming
}
