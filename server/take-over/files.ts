import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type Files, type Incoming, isHash, placeOf } from '#server/files/file-storage.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { instant, toIsoText } from './instant.ts'
import type { Tell } from './report.ts'
import { bad, filledOrNull, number, type SourceRow, text } from './source-row.ts'

/** The hash of an avatar or a poster. */
export function pictureHash(row: SourceRow, column: string, tell: Tell): string | null {
  const hash = filledOrNull(row, column)?.toLowerCase() ?? null
  if (hash === null || isHash(hash)) return hash
  tell('pictures without a hash', row, hash, 'no picture')
  return null
}

export function toFile(row: SourceRow, tell: Tell) {
  const hash = text(row, 'hash').toLowerCase()
  if (!isHash(hash)) bad(row, 'the hash is no SHA-256')
  return {
    hash,
    name: filledOrNull(row, 'name') ?? 'file',
    size: number(row, 'size'),
    stored_at: toIsoText(instant(row, 'at', tell)),
  }
}

/** Folders in which versions of the base server keep their files. */
const BELOW = ['', 'assets', 'files']

/** Null: the file is missing. */
export async function findFile(folder: string, hash: string): Promise<{ file: string; size: number } | null> {
  for (const below of BELOW) {
    const file = placeOf(path.join(folder, below), hash)
    try {
      const found = await stat(file)
      if (found.isFile()) return { file, size: found.size }
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOENT') throw error
    }
  }
  return null
}

/** Copies the bytes to a temporary place. Null: they do not have this hash. */
export async function receiveFile(
  { file, size }: { file: string; size: number },
  hash: string,
  files: Files,
  { signal, passed }: { signal: AbortSignal; passed: (bytes: number) => void },
): Promise<Incoming | null> {
  async function* watched(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(file, { signal, highWaterMark: 256 * 1024 })) {
      if (!Buffer.isBuffer(chunk)) continue
      passed(chunk.length)
      yield chunk
    }
  }
  const incoming = await files.receive(watched(), size)
  if (incoming.hash === hash) return incoming
  await incoming.discard()
  return null
}
