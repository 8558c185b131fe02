import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import { runInQueue, openConcurrencyLimiter } from '#server/base/concurrency-limiter.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'
import { formError } from './form-error.ts'
import { storeFile } from './store-file.ts'
import { receiveFile } from './receive-upload.ts'
import { unlinkFiles, type UnlinkServices } from './delete-unlinked.ts'

export type PictureServices = UnlinkServices & Pick<Services, 'clock'>

/**
 * Images are processed on the four threads that files and passwords need too. A queue for each user keeps one
 * user from using both places.
 */
const MAKERS = openConcurrencyLimiter({ atOnce: 2, queue: 64 })
const OWN = openConcurrencyLimiter({ atOnce: 1, queue: 4 })

export interface PictureKind {
  name: 'avatar.webp' | 'poster.webp' | 'logo.webp'
  make: (file: Buffer) => Promise<Buffer | null>
  titles: { empty: TitleKey; tooLarge: TitleKey }
}
interface Sent {
  request: FastifyRequest
  userId: string
  /** Runs when the file has arrived, before it is read. Throws the refusal if the target is missing. */
  expect?: () => Promise<void>
}

/**
 * Receives, converts and stores a picture. `put` stores its hash and returns the previous one. The old file
 * is released last, so that no link is ever broken. A crash leaves at most one file too many.
 */
export async function changePicture(
  kind: PictureKind,
  sent: Sent,
  put: (hash: string) => Promise<string | null>,
  services: PictureServices,
): Promise<string> {
  return runInQueue(OWN, sent.userId, async () => {
    const made = await receivePicture(kind, sent, services)
    const { hash } = await keepPicture(kind, made, services)
    // The queue may have taken long, so the rights are confirmed again.
    const putInPlace = sent.request.confirmRights().then(() => put(hash))
    const before = await putInPlace.catch(async (error: unknown) => {
      await unlinkFiles(hash, services)
      throw error
    })
    if (before !== null) await unlinkFiles(before, services)
    return hash
  })
}

async function receivePicture(
  { name, make, titles }: PictureKind,
  { request, expect }: Sent,
  { files, platformLog, logger }: Pick<Services, 'files' | 'platformLog' | 'logger'>,
): Promise<Buffer> {
  const incoming = await receiveFile(
    request,
    { mostBytes: PICTURE_MOST_BYTES, tooLarge: titles.tooLarge },
    { files, logger },
  )
  try {
    if (incoming.size === 0) throw refuse(400, titles.empty)
    await expect?.()
    // Waits with the upload on the disk and not in memory.
    const made = await runInQueue(MAKERS, 'all', () => incoming.read().then(make))
    if (made === null) {
      const message = `No picture could be made for ${name} of a file of ${incoming.size} bytes.`
      platformLog.write({
        level: 'Warning',
        status: 'Failed',
        name: 'System',
        ip: '',
        message,
        source: 'asset',
      })
      throw refuse(400, 'imageUnreadable')
    }
    return made
  } finally {
    await incoming.discard()
  }
}

async function keepPicture(
  { name }: PictureKind,
  made: Buffer,
  services: Pick<Services, 'store' | 'clock' | 'files' | 'logger'>,
) {
  const incoming = await services.files
    .receive(Readable.from([made]), made.length)
    .catch((error: unknown) => {
      throw formError(error, services)
    })
  try {
    return await storeFile(incoming, name, services)
  } catch (error) {
    await incoming.discard()
    throw formError(error, services)
  }
}
