import type { FastifyRequest } from 'fastify'
import type { LocalFile } from '#contract/models/file.ts'
import { FileTooLarge, type Incoming } from '#server/files.ts'
import { refuse } from '#server/wire/refusal.ts'
import { LARGEST_BODY } from '#server/wire/route.ts'
import type { Around } from '#server/wire/serve.ts'
import { cleanName } from './file-name.ts'
import { keepFile, releaseFile } from './keep.ts'

const DISK_FAULTS = new Set(['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

interface Arrived {
  incoming: Incoming
  name: string
}

/** All of the files or none, in the order of the parts: clients pair answer and file by their place. */
export async function upload(request: FastifyRequest, name: string | null, around: Around): Promise<LocalFile[]> {
  const arrived: Arrived[] = []
  const kept: LocalFile[] = []
  try {
    await receiveAll(request, name, around, arrived)
    for (const { incoming, name: own } of arrived) kept.push(await keepFile(incoming, own, around))
    return kept
  } catch (error) {
    for (const { hash } of kept) await releaseFile(hash, around)
    for (const { incoming } of arrived) await incoming.discard()
    throw refusalOf(error, around)
  }
}

async function receiveAll(request: FastifyRequest, name: string | null, { files }: Around, arrived: Arrived[]): Promise<void> {
  let left = LARGEST_BODY
  for await (const part of request.files()) {
    if (part.fieldname !== 'files') {
      part.file.resume()
      continue
    }
    const incoming = await files.receive(part.file, left)
    left -= incoming.size
    // An empty part is one that the person did not fill.
    if (incoming.size === 0) await incoming.discard()
    else arrived.push({ incoming, name: cleanName(name ?? part.filename) })
    if (part.file.truncated) throw new FileTooLarge()
  }
}

function refusalOf(error: unknown, { logger }: Around): unknown {
  if (error instanceof FileTooLarge) return refuse(413, 'tooLarge')
  if (!(error instanceof Error)) return error
  // The form's reader has no other sign for a form that breaks off.
  if (error.message.endsWith('end of multipart data')) return refuse(400, 'badRequest')
  if (!('code' in error && typeof error.code === 'string' && DISK_FAULTS.has(error.code))) return error
  // The disk's own words name folders; they are for the operator.
  logger.error({ err: error }, 'an upload could not be stored')
  return refuse(400, 'storageFailed')
}
