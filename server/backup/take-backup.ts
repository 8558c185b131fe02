import { createReadStream } from 'node:fs'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import { StartError } from '#server/base/start-error.ts'
import { lockDatabase } from '#server/store/database-lock.ts'
import { beginDumpSnapshot, type DumpSnapshot } from '#server/store/dump-tables.ts'
import type { Migration } from '#server/store/migrations.ts'
import { openCleanupStack } from '#server/base/cleanup-stack.ts'
import { type LinkedFiles, linkStoredFiles } from './linked-files.ts'
import { fileName, FORMAT, type Manifest, MANIFEST, ownVersion, SEAL, sumOf } from './manifest.ts'
import type { Progress } from './progress.ts'
import { writeTables, type WrittenTables } from './write-tables.ts'
import type { ConnectedPlatform } from './connect-platform.ts'
import { openArchiveWriter, type ArchiveWriter } from './archive-writer.ts'

export interface BackupOptions {
  target: string
  migrations: readonly Migration[]
  clock: Clock
  ids: Ids
  progress: Progress
  signal: AbortSignal
}
export interface BackupResult {
  manifest: Manifest
  /** In bytes. */
  size: number
}

const MOMENT_TRIES = 15

/**
 * Works while servers run and players play. All data is of one moment, and writers wait only while the files
 * are linked.
 */
export async function takeBackup(
  { pool, dataDir, target: database }: ConnectedPlatform,
  taking: BackupOptions,
): Promise<BackupResult> {
  const undo = openCleanupStack()
  try {
    const claimed = await lockDatabase(database, 'together')
    if (claimed === null)
      throw new StartError('a backup is being restored into this database', 'take one when that is done')
    undo.opened(() => claimed.release())
    const writing = await openArchiveWriter(taking.target)
    undo.opened(() => writing.discard())
    const { moment, held } = await momentOf({ pool, dataDir }, taking)
    undo.opened(() => held.release())
    const rows = await writeTables(moment, writing, taking)
    const damaged = await putFiles(held, writing, taking)
    const manifest = manifestOf({ database: moment.database, ...rows, held, damaged, writing }, taking)
    const taken = await seal(manifest, writing)
    await undo.all()
    return taken
  } catch (error) {
    await undo.all().catch(() => {})
    throw error
  }
}

/** Opens the snapshot of the database and links its files, so that both are of the same moment. */
async function momentOf(
  { pool, dataDir }: Pick<ConnectedPlatform, 'pool' | 'dataDir'>,
  { clock, ids, signal }: BackupOptions,
): Promise<{ moment: DumpSnapshot; held: LinkedFiles }> {
  for (let tries = 0; tries < MOMENT_TRIES; tries++) {
    signal.throwIfAborted()
    const begun = await beginDumpSnapshot(pool, (files) =>
      linkStoredFiles(dataDir, files, { id: ids.guid(), now: clock.now() }),
    )
    if (begun === 'absent')
      throw new StartError('the database holds no platform', 'see that DATA_DIR or DATABASE_URL is right')
    if (begun !== 'busy') return begun
  }
  throw new StartError('somebody has been writing to the list of files for half a minute', 'try again')
}

/** Returns the hashes of damaged files: their bytes do not match. */
async function putFiles(
  { files, place }: LinkedFiles,
  writing: ArchiveWriter,
  { progress, signal }: BackupOptions,
): Promise<string[]> {
  progress.begin('files', sumUp(files.map(({ size }) => size)))
  const damaged: string[] = []
  for (const { hash, size } of files) {
    const bytes = createReadStream(place(hash), { signal })
    const { sha256 } = await writing.put(
      fileName(hash),
      size,
      watched(bytes, (count) => progress.add(count)),
    )
    if (sha256 !== hash) damaged.push(hash)
  }
  progress.end()
  return damaged
}

async function* watched(
  bytes: AsyncIterable<unknown>,
  passed: (count: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    if (!Buffer.isBuffer(chunk)) continue
    passed(chunk.length)
    yield chunk
  }
}

interface Put extends WrittenTables {
  database: string
  held: LinkedFiles
  damaged: string[]
  writing: ArchiveWriter
}

const manifestOf = (
  { database, migrations, tables, sequences, held, damaged, writing }: Put,
  { clock }: BackupOptions,
): Manifest => ({
  format: FORMAT,
  version: ownVersion(),
  takenAt: new Date(clock.now()).toISOString(),
  database,
  migrations,
  tables: tables.map(({ name, rows }) => ({ name, rows })),
  sequences,
  parts: [...writing.parts],
  missing: [...held.missing],
  damaged,
})

async function seal(manifest: Manifest, writing: ArchiveWriter): Promise<BackupResult> {
  const bytes = Buffer.from(JSON.stringify(manifest))
  const sum = Buffer.from(sumOf(bytes))
  await writing.put(MANIFEST, bytes.length, [bytes])
  await writing.put(SEAL, sum.length, [sum])
  return { manifest, size: (await writing.finish()).size }
}

const sumUp = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
