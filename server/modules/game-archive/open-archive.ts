import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { Readable } from 'node:stream'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_TEXT_BYTES } from '#contract/rules/game-archive.ts'
import { FileTooLarge, type Files, type Incoming } from '#server/files/file-storage.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Entry } from '#server/files/zip/central-directory.ts'
import { readZip, unpackEntry } from '#server/files/zip/read.ts'
import type { ZipSource } from '#server/files/zip/source.ts'
import { ZipFault } from '#server/files/zip/zip-error.ts'
import { FILES_FOLDER, TEXT_NAME } from './archive-parts.ts'

const MAX_ENTRIES = 50_000
const MAX_NAME_LENGTH = FILES_FOLDER.length + 64
const FILE_NAME = /^files\/([0-9a-f]{64})$/
/**
 * Attachments rarely compress better than this, so a higher ratio means a ZIP bomb. Below the floor the ratio
 * is not checked.
 */
const MAX_TIMES = 100
const FLOOR = 64 * MEBIBYTE

/** An archive whose directory was read. Its entries are unpacked on request. */
export interface OpenArchive {
  text(): Promise<string>
  hashes: ReadonlySet<string>
  /** Unpacks the file under a temporary name and checks its hash. */
  file(hash: string, files: Files): Promise<Incoming>
}

export async function openArchive(incoming: Incoming): Promise<OpenArchive> {
  const source = sourceOf(incoming)
  const entries = await orRefuse(() => readZip(source, { entries: MAX_ENTRIES, nameBytes: MAX_NAME_LENGTH }))
  refuseBomb(entries, incoming.size)
  const text = entries.find(({ name }) => name === TEXT_NAME)
  if (!text) throw refuse(400, 'archiveEntryMissing', { name: TEXT_NAME })
  const byHash = new Map(
    entries.flatMap((entry) => hashIn(entry).map((hash): [string, Entry] => [hash, entry])),
  )
  return {
    text: () => orRefuse(() => readText(source, text)),
    hashes: new Set(byHash.keys()),
    file: async (hash, files) => {
      const entry = byHash.get(hash)
      if (!entry) throw refuse(400, 'archiveEntryMissing', { name: `${FILES_FOLDER}${hash}` })
      return orRefuse(() => readFile(source, entry, hash, files))
    },
  }
}

/** Accepts only names of this form, so that no entry leads to another path. */
function hashIn({ name, kind, size }: Entry): string[] {
  if (name === TEXT_NAME || (name === FILES_FOLDER && kind === 'folder' && size === 0)) return []
  const hash = FILE_NAME.exec(name)?.[1]
  if (hash === undefined) throw refuse(400, 'archiveEntryStrange', { name: name.slice(0, 100) })
  return [hash]
}

function refuseBomb(entries: readonly Entry[], packed: number): void {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > MAX_ARCHIVE_BYTES || unpacked > Math.max(FLOOR, MAX_TIMES * packed))
    throw refuse(400, 'archiveUnpacksTooLarge')
}

async function readText(source: ZipSource, entry: Entry): Promise<string> {
  if (entry.size > MAX_ARCHIVE_TEXT_BYTES)
    throw refuse(400, 'archiveTextTooLarge', { limit: MAX_ARCHIVE_TEXT_BYTES / MEBIBYTE })
  const chunks: Buffer[] = []
  for await (const chunk of unpackEntry(source, entry)) chunks.push(chunk)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new ZipFault('damaged', entry.name)
  }
}

async function readFile(source: ZipSource, entry: Entry, hash: string, files: Files): Promise<Incoming> {
  const incoming = await files.receive(unpackEntry(source, entry), entry.size)
  if (incoming.hash === hash) return incoming
  await incoming.discard()
  throw new ZipFault('damaged', entry.name)
}

const sourceOf = (incoming: Incoming): ZipSource => ({
  size: incoming.size,
  stream: async (start, length) =>
    length === 0 ? Readable.from([]) : (await incoming.open()).stream({ start, end: start + length - 1 }),
})

async function orRefuse<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileTooLarge) throw refuse(400, 'archiveDamaged')
    if (!(error instanceof ZipFault)) throw error
    const { kind, entry } = error
    if (kind === 'damaged' && entry !== '')
      throw refuse(400, 'archiveEntryDamaged', { name: entry.slice(0, 100) })
    throw refuse(
      400,
      kind === 'damaged' ? 'archiveDamaged' : kind === 'crowded' ? 'archiveCrowded' : 'archiveUnsupported',
    )
  }
}
