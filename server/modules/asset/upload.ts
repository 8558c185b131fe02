import type { FastifyRequest } from 'fastify'
import type { LocalFile } from '#contract/models/file.ts'
import { FileTooLarge, type Incoming } from '#server/files/file-storage.ts'
import { refuse } from '#server/http/refusal.ts'
import { BYTES_IN_MB } from '#server/config/config.ts'
import type { Services } from '#server/modules/services.ts'
import { cleanName } from './file-name.ts'
import { filesIn } from './read-form.ts'
import { formError } from './form-error.ts'
import { storeFile, releaseFile } from './store-file.ts'

interface Arrived {
  incoming: Incoming
  name: string
}

/**
 * Stores all files or none. Clients match results and files by position, so the order is that of the parts.
 */
export async function upload(
  request: FastifyRequest,
  name: string | null,
  services: Pick<Services, 'store' | 'clock' | 'config' | 'files' | 'logger'>,
): Promise<LocalFile[]> {
  const arrived: Arrived[] = []
  const kept: LocalFile[] = []
  try {
    await receiveAll(request, name, services, arrived)
    for (const { incoming, name: own } of arrived)
      kept.push(await storeFile(incoming, own, services, 'loose'))
    return kept
  } catch (error) {
    // Discards the rest of the body, or the connection would stay blocked.
    request.raw.resume()
    for (const { hash } of kept) await releaseFile(hash, services, 'loose')
    for (const { incoming } of arrived) await incoming.discard()
    throw error instanceof FileTooLarge ? refuse(413, 'tooLarge') : formError(error, services)
  }
}

async function receiveAll(
  request: FastifyRequest,
  name: string | null,
  { files, config }: Pick<Services, 'files' | 'config'>,
  arrived: Arrived[],
): Promise<void> {
  let left = config.maxUploadMb * BYTES_IN_MB
  for await (const part of filesIn(request, { limits: { fileSize: left } })) {
    if (part.fieldname !== 'files') {
      part.file.resume()
      continue
    }
    const own = cleanName(name ?? part.filename)
    const incoming = await files.receive(part.file, left)
    left -= incoming.size
    // Browsers send an empty part for a file input without a file.
    if (incoming.size === 0) await incoming.discard()
    else arrived.push({ incoming, name: own })
    if (part.file.truncated) throw new FileTooLarge()
  }
}
