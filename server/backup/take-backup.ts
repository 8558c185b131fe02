import { createReadStream } from 'node:fs'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import { StartFailure } from '#server/base/start-error.ts'
import { claim } from '#server/store/database-lock.ts'
import { beginMoment, type Moment } from '#server/store/dump-tables.ts'
import type { Migration } from '#server/store/migrations.ts'
import { openUndo } from '#server/base/cleanup-stack.ts'
import { type HeldFiles, holdStored } from './linked-files.ts'
import { fileName, FORMAT, type Manifest, MANIFEST, ownVersion, SEAL, sumOf } from './manifest.ts'
import type { Progress } from './progress.ts'
import { putTables, type PutTables } from './write-tables.ts'
import type { Reached } from './connect-platform.ts'
import { openWriting, type Writing } from './archive-writer.ts'

export interface Taking {
  target: string
  /** Of this program. */
  migrations: readonly Migration[]
  clock: Clock
  ids: Ids
  progress: Progress
  signal: AbortSignal
}
export interface Taken {
  manifest: Manifest
  /** Of the archive, in bytes. */
  size: number
}

const MOMENT_TRIES = 15

/** Servers may run and players play meanwhile: it is all of one moment, and nobody waits longer than the naming of the files takes. */
export async function takeBackup({ pool, dataDir, target: database }: Reached, taking: Taking): Promise<Taken> {
  const undo = openUndo()
  try {
    const claimed = await claim(database, 'together')
    if (claimed === null) throw new StartFailure('a backup is being restored into this database', 'take one when that is done')
    undo.opened(() => claimed.release())
    const writing = await openWriting(taking.target)
    undo.opened(() => writing.discard())
    const { moment, held } = await momentOf({ pool, dataDir }, taking)
    undo.opened(() => held.release())
    const rows = await putTables(moment, writing, taking)
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

/** The moment, and the files that the database counts on in it. */
async function momentOf(
  { pool, dataDir }: Pick<Reached, 'pool' | 'dataDir'>,
  { clock, ids, signal }: Taking,
): Promise<{ moment: Moment; held: HeldFiles }> {
  for (let tries = 0; tries < MOMENT_TRIES; tries++) {
    signal.throwIfAborted()
    const begun = await beginMoment(pool, (files) => holdStored(dataDir, files, { id: ids.guid(), now: clock.now() }))
    if (begun === 'absent') throw new StartFailure('the database holds no platform', 'see that DATA_DIR or DATABASE_URL is right')
    if (begun !== 'busy') return begun
  }
  throw new StartFailure('somebody has been writing to the list of files for half a minute', 'try again')
}

/** Answers those whose bytes are not what their name says. */
async function putFiles({ files, place }: HeldFiles, writing: Writing, { progress, signal }: Taking): Promise<string[]> {
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

async function* watched(bytes: AsyncIterable<unknown>, passed: (count: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    if (!Buffer.isBuffer(chunk)) continue
    passed(chunk.length)
    yield chunk
  }
}

interface Put extends PutTables {
  database: string
  held: HeldFiles
  damaged: string[]
  writing: Writing
}

const manifestOf = ({ database, migrations, tables, sequences, held, damaged, writing }: Put, { clock }: Taking): Manifest => ({
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

async function seal(manifest: Manifest, writing: Writing): Promise<Taken> {
  const bytes = Buffer.from(JSON.stringify(manifest))
  const sum = Buffer.from(sumOf(bytes))
  await writing.put(MANIFEST, bytes.length, [bytes])
  await writing.put(SEAL, sum.length, [sum])
  return { manifest, size: (await writing.finish()).size }
}

const sumUp = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
