import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import { runInQueue, openConcurrencyLimiter } from '#server/base/concurrency-limiter.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'
import { formFault } from './form-error.ts'
import { storeFile } from './store-file.ts'
import { receiveFile } from './receive-upload.ts'
import { unlinkFiles } from './delete-unlinked.ts'

/** Pictures are made on the four threads that files and passwords need too. A line of its own for each user keeps the other from being his alone. */
const MAKERS = openConcurrencyLimiter({ atOnce: 2, queue: 64 })
const OWN = openConcurrencyLimiter({ atOnce: 1, queue: 4 })

export interface PictureKind {
  /** What it is stored and counted under. */
  name: 'avatar.webp' | 'poster.webp' | 'logo.webp'
  make: (file: Buffer) => Promise<Buffer | null>
  titles: { empty: TitleKey; tooLarge: TitleKey; unreadable: TitleKey }
}
interface Sent {
  request: FastifyRequest
  userId: string
  /** Asked when the file is there and before anybody looks into it; throws the refusal of what is missing. */
  expect?: () => Promise<void>
}

/**
 * Takes in, makes and keeps a picture; `put` writes its hash where it belongs and answers with the one that stood there before. Only then is
 * that one released, so that at no moment a link leads nowhere; a crash on the way leaves at most one file too many.
 */
export async function changePicture(kind: PictureKind, sent: Sent, put: (hash: string) => Promise<string | null>, around: Services): Promise<string> {
  return runInQueue(OWN, sent.userId, async () => {
    const made = await receivePicture(kind, sent, around)
    const { hash } = await keepPicture(kind, made, around)
    const before = await put(hash).catch(async (error: unknown) => {
      await unlinkFiles(hash, around)
      throw error
    })
    if (before !== null) await unlinkFiles(before, around)
    return hash
  })
}

async function receivePicture({ name, make, titles }: PictureKind, { request, expect }: Sent, around: Services): Promise<Buffer> {
  const incoming = await receiveFile(request, { mostBytes: PICTURE_MOST_BYTES, tooLarge: titles.tooLarge }, around)
  try {
    if (incoming.size === 0) throw refuse(400, titles.empty)
    await expect?.()
    // Who waits has his file on the disk, not in memory.
    const made = await runInQueue(MAKERS, 'all', () => incoming.read().then(make))
    if (made === null) {
      const message = `No picture could be made for ${name} of a file of ${incoming.size} bytes.`
      around.journal.write({ level: 'Warning', status: 'Failed', name: 'System', ip: '', message, source: 'asset' })
      throw refuse(400, titles.unreadable)
    }
    return made
  } finally {
    await incoming.discard()
  }
}

async function keepPicture({ name }: PictureKind, made: Buffer, around: Services) {
  const incoming = await around.files.receive(Readable.from([made]), made.length).catch((error: unknown) => {
    throw formFault(error, around)
  })
  try {
    return await storeFile(incoming, name, around)
  } catch (error) {
    await incoming.discard()
    throw formFault(error, around)
  }
}
