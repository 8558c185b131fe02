import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DumpedSequence } from '#server/store/dump-tables.ts'

export interface Part {
  name: string
  size: number
  sha256: string
}
/** The next to last part of an archive. It lists all parts before it. */
export interface Manifest {
  format: number
  version: string
  takenAt: string
  /** Such as `PostgreSQL 18.4`. */
  database: string
  /** The names of the applied migrations, in their order. A restore needs to know all of them. */
  migrations: string[]
  tables: { name: string; rows: number }[]
  sequences: DumpedSequence[]
  parts: Part[]
  /** Files in the database whose bytes were missing or damaged before the backup. */
  missing: string[]
  damaged: string[]
}

/** The version of the archive format. Programs refuse other versions. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'
/** The last part: the checksum of the manifest, which has the checksums of all others. */
export const SEAL = 'manifest.sha256'

export const fileName = (hash: string) => `files/${hash}`
export const linesName = (table: string, nth: number) =>
  `tables/${table}/${String(nth).padStart(6, '0')}.jsonl.gz`

/** Null: no backup has a part with this name. */
export function kindOf(
  name: string,
): { kind: 'file'; hash: string } | { kind: 'lines'; table: string } | null {
  const [, hash] = /^files\/([0-9a-f]{64})$/.exec(name) ?? []
  if (hash !== undefined) return { kind: 'file', hash }
  const [, table] = /^tables\/(\w+)\/\d{6,}\.jsonl\.gz$/.exec(name) ?? []
  return table === undefined ? null : { kind: 'lines', table }
}

export const sumOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** The checksum of the text was right, so this program or another version of it wrote the text. */
export function readManifest(bytes: Buffer): Manifest | { format: number } {
  const read = JSON.parse(bytes.toString('utf8')) as Manifest | { format: number }
  return read
}
export const isReadable = (manifest: Manifest | { format: number }): manifest is Manifest =>
  manifest.format === FORMAT

/** Both the source and the built server are two folders below `package.json`. */
export function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
