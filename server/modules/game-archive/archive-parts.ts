import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { crc32 } from 'node:zlib'
import { Readable } from 'node:stream'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_TEXT_BYTES } from '#contract/rules/game-archive.ts'
import type { GameArchive } from '#contract/models/game-archive.ts'
import type { Files } from '#server/files/file-storage.ts'
import { refuse } from '#server/http/refusal.ts'
import { zipLength, type ZipPart } from '#server/files/zip/write.ts'
import { filesIn } from './to-archive.ts'

export const TEXT_NAME = 'game.json'
export const FILES_FOLDER = 'files/'
const GB = 1_000_000_000

/**
 * The text first, then the files by hash. Throws the refusals of an import, so that no archive is created
 * that cannot be imported.
 */
export async function partsOf(archive: GameArchive, files: Files): Promise<ZipPart[]> {
  const text = Buffer.from(JSON.stringify(archive, null, 2))
  if (text.length > MAX_ARCHIVE_TEXT_BYTES)
    throw refuse(400, 'archiveTextTooLarge', { limit: MAX_ARCHIVE_TEXT_BYTES / MEBIBYTE })
  const parts: ZipPart[] = [
    {
      name: TEXT_NAME,
      size: text.length,
      crc: crc32(text),
      open: () => Promise.resolve(Readable.from([text])),
    },
  ]
  for (const [hash, name] of [...filesIn(archive)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    parts.push(await filePart(hash, name, files))
    if (zipLength(parts) > MAX_ARCHIVE_BYTES)
      throw refuse(400, 'archiveTooLarge', { limit: MAX_ARCHIVE_BYTES / GB })
  }
  return parts
}

async function filePart(hash: string, name: string, files: Files): Promise<ZipPart> {
  const lost = () => refuse(404, 'archivedFileLost', { name })
  const read = async () => {
    const bytes = await files.open(hash)
    if (bytes === null) throw lost()
    return bytes
  }
  const { size, crc } = await sumOf(await read())
  return { name: `${FILES_FOLDER}${hash}`, size, crc, open: async () => streamOf(await read()) }
}

type StoredBytes = NonNullable<Awaited<ReturnType<Files['open']>>>

async function sumOf(bytes: StoredBytes): Promise<{ size: number; crc: number }> {
  let crc = 0
  const { size } = bytes
  for await (const chunk of await streamOf(bytes)) if (Buffer.isBuffer(chunk)) crc = crc32(chunk, crc)
  return { size, crc }
}

async function streamOf(bytes: StoredBytes): Promise<Readable> {
  if (bytes.size > 0) return bytes.stream({ start: 0, end: bytes.size - 1 })
  await bytes.close()
  return Readable.from([])
}
