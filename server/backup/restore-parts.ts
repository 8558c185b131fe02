import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Files } from '#server/files/file-storage.ts'
import type { RowWriter } from '#server/store/load-tables.ts'
import { kindOf, type Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { type Archive, DamagedArchiveError, partsOf } from './archive-reader.ts'

interface Needs {
  archive: Archive
  manifest: Manifest
  files: Files
  progress: Progress
  signal: AbortSignal
  /** The hashes of files that were not stored before. A failed restore removes them again. */
  added: string[]
}
const unpack = promisify(gunzip)

/** Fails if a part or the number of rows of a table differs from the manifest. */
export async function restoreParts(
  fill: RowWriter,
  { archive, manifest, progress, signal, files, added }: Needs,
): Promise<void> {
  const sizeOf = (kind: 'lines' | 'file') =>
    manifest.parts.reduce((sum, { name, size }) => (kindOf(name)?.kind === kind ? sum + size : sum), 0)
  // Rows and files have separate progress bars, because a byte of a row takes longer than one of a file.
  let doing: 'database' | 'files' = 'database'
  progress.begin(doing, sizeOf('lines'))
  const rows = new Map<string, number>()
  for await (const part of partsOf(archive, manifest)) {
    signal.throwIfAborted()
    const of = kindOf(part.name)
    if (of?.kind === 'file' && doing === 'database') {
      progress.end()
      doing = 'files'
      progress.begin(doing, sizeOf('file'))
    }
    if (of?.kind === 'lines') {
      const lines = (await unpack(await wholeOf(part.bytes))).toString('utf8')
      rows.set(of.table, (rows.get(of.table) ?? 0) + (await fill(of.table, lines)))
    } else if (of !== null && !manifest.damaged.includes(of.hash))
      await putFile(of.hash, part, { files, added })
    progress.add(part.size)
  }
  const short = manifest.tables.find((table) => (rows.get(table.name) ?? 0) !== table.rows)
  if (short !== undefined)
    throw new DamagedArchiveError(
      `${short.name} has ${rows.get(short.name) ?? 0} rows instead of ${short.rows}`,
    )
  progress.end()
  signal.throwIfAborted()
}

async function putFile(
  hash: string,
  { bytes, size }: { bytes: AsyncIterable<Buffer>; size: number },
  { files, added }: Pick<Needs, 'files' | 'added'>,
) {
  const incoming = await files.receive(bytes, size)
  try {
    if (incoming.hash !== hash) throw new DamagedArchiveError(`the file ${hash} has other bytes`)
    const before = await files.open(hash)
    await before?.close()
    if (before === null) added.push(hash)
    await incoming.keep()
  } catch (error) {
    await incoming.discard()
    throw error
  }
}

async function wholeOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}
