import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Files, Incoming } from '#server/files/file-storage.ts'
import type { Progress } from '#server/backup/progress.ts'
import { findFile, receiveFile } from './files.ts'
import type { ReportWriter } from './report.ts'

interface Needs {
  folder: string
  /** Null: a dry run, which only reads the files. */
  files: Files | null
  report: ReportWriter
  progress: Progress
  signal: AbortSignal
}

/** Copies the bytes of all files to a temporary place and checks their hashes. */
export async function takeBytes(
  hashes: readonly string[],
  { folder, files, report, progress, signal }: Needs,
): Promise<Incoming[]> {
  const found = []
  for (const hash of hashes) {
    const place = await findFile(folder, hash)
    if (place === null) report.missed(hash)
    else found.push({ hash, ...place })
  }
  progress.begin(
    'files',
    found.reduce((sum, { size }) => sum + size, 0),
  )
  const passed = (bytes: number) => progress.add(bytes)
  const received: Incoming[] = []
  try {
    for (const { hash, ...place } of found) {
      signal.throwIfAborted()
      if (files === null) {
        if ((await hashOf(place.file, signal, passed)) !== hash) report.lied(hash)
        else report.copied(place.size)
        continue
      }
      const incoming = await receiveFile(place, hash, files, { signal, passed })
      if (incoming === null) report.lied(hash)
      else {
        received.push(incoming)
        report.copied(incoming.size)
      }
    }
  } catch (error) {
    for (const incoming of received) await incoming.discard()
    throw error
  }
  progress.end()
  return received
}

async function hashOf(file: string, signal: AbortSignal, passed: (bytes: number) => void): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(file, { signal, highWaterMark: 256 * 1024 })) {
    if (!Buffer.isBuffer(chunk)) continue
    sum.update(chunk)
    passed(chunk.length)
  }
  return sum.digest('hex')
}
