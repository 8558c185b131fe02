import { createReadStream } from 'node:fs'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Clock } from '#server/clock.ts'
import type { Ids } from '#server/ids.ts'
import { StartFailure } from '#server/start-failure.ts'
import { claim } from '#server/store/claim.ts'
import { beginMoment, type DumpedSequence, type Moment } from '#server/store/dump.ts'
import { openUndo } from '#server/undo.ts'
import { type HeldFiles, holdStored } from './held-files.ts'
import { fileName, FORMAT, linesName, type Manifest, MANIFEST, ownVersion, SEAL, sumOf } from './manifest.ts'
import type { Progress } from './progress.ts'
import type { Reached } from './reach.ts'
import { openWriting, type Writing } from './write.ts'

export interface Taking {
  target: string
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

/** So much text makes a part: it is packed in memory, for a part says its length before its bytes. */
const PART_BYTES = 1024 * 1024
const MOMENT_TRIES = 15
const pack = promisify(gzip)

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
    const sequences = await putTables(moment, writing, taking)
    const damaged = await putFiles(held, writing, taking)
    const manifest = manifestOf({ moment, sequences, held, damaged, writing }, taking)
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

/** The database has nothing to keep for us after that, however long the files take. */
async function putTables({ tables, linesOf, sequences, close }: Moment, writing: Writing, { progress, signal }: Taking): Promise<DumpedSequence[]> {
  progress.begin('database', sumUp(tables.map(({ bytes }) => bytes)))
  try {
    for (const table of tables) {
      let rows = 0
      const watched = watchedPages(linesOf(table), (count) => {
        signal.throwIfAborted()
        rows += count
        progress.add((table.bytes * count) / table.rows)
      })
      await putLines(table.name, watched, writing)
      if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}`)
    }
    progress.end()
    return await sequences()
  } finally {
    await close()
  }
}

async function putLines(table: string, pages: AsyncIterable<string[]>, writing: Writing): Promise<void> {
  let [nth, length] = [0, 0]
  let lines: string[] = []
  const flush = async () => {
    const packed = await pack(lines.join(''))
    await writing.put(linesName(table, ++nth), packed.length, [packed])
    ;[lines, length] = [[], 0]
  }
  for await (const page of pages) {
    for (const line of page) {
      lines.push(line, '\n')
      length += line.length
      if (length > PART_BYTES) await flush()
    }
  }
  if (lines.length > 0) await flush()
}

async function* watchedPages(pages: AsyncIterable<string[]>, passed: (count: number) => void): AsyncGenerator<string[]> {
  for await (const page of pages) {
    passed(page.length)
    yield page
  }
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

interface Put {
  moment: Moment
  sequences: DumpedSequence[]
  held: HeldFiles
  damaged: string[]
  writing: Writing
}

const manifestOf = ({ moment, sequences, held, damaged, writing }: Put, { clock }: Taking): Manifest => ({
  format: FORMAT,
  version: ownVersion(),
  takenAt: new Date(clock.now()).toISOString(),
  database: moment.database,
  migrations: moment.migrations,
  tables: moment.tables.map(({ name, rows }) => ({ name, rows })),
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
