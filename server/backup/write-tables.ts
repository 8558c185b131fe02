import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { StartError } from '#server/base/start-error.ts'
import type { DumpedSequence, DumpedTable, DumpSnapshot } from '#server/store/dump-tables.ts'
import { ourTables } from '#server/store/load-tables.ts'
import type { Migration } from '#server/store/migrations.ts'
import { linesName } from './manifest.ts'
import type { Progress } from './progress.ts'
import type { ArchiveWriter } from './archive-writer.ts'

export interface WrittenTables {
  migrations: string[]
  tables: DumpedTable[]
  sequences: DumpedSequence[]
}
interface Needs {
  migrations: readonly Migration[]
  progress: Progress
  signal: AbortSignal
}

/**
 * Restored emails and letters would be sent a second time, and their links need the secret of the platform.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['emails', 'letters', 'letter_receivers'])

/**
 * A part needs its length before its bytes, so it is compressed in memory. It ends with the line that exceeds
 * this size of uncompressed text.
 */
const PART_BYTES = MEBIBYTE
const pack = promisify(gzip)

/** The database transaction ends with the last table, so a slow copy of the files does not hold it open. */
export async function writeTables(
  moment: DumpSnapshot,
  writing: ArchiveWriter,
  { migrations: known, progress, signal }: Needs,
): Promise<WrittenTables> {
  try {
    const migrations = await moment.migrations()
    refuseNewer(migrations, known)
    const ours = ourTables(known.slice(0, migrations.length))
    const saved = new Set([...ours].filter((name) => !LEFT_OUT.has(name)))
    const tables = await moment.tables(saved)
    progress.begin(
      'database',
      tables.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    for (const table of tables) {
      let rows = 0
      const watched = watchedPages(moment.linesOf(table), (count) => {
        signal.throwIfAborted()
        rows += count
        progress.add((table.bytes * count) / table.rows)
      })
      await putLines(table.name, watched, writing)
      if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}`)
    }
    progress.end()
    return { migrations, tables, sequences: await moment.sequences(ours) }
  } finally {
    await moment.close()
  }
}

/**
 * Refuses a database with unknown migrations: only a program that knows them all can tell which tables belong
 * to the platform.
 */
function refuseNewer(made: readonly string[], known: readonly Migration[]): void {
  const other = made.findIndex((name, nth) => known[nth]?.name !== name)
  if (other < 0) return
  const what = `the database has migration ${other + 1} (${made[other]}), which this program does not know`
  throw new StartError(what, 'take the backup with the version that runs on it')
}

async function putLines(
  table: string,
  pages: AsyncIterable<string[]>,
  writing: ArchiveWriter,
): Promise<void> {
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

async function* watchedPages(
  pages: AsyncIterable<string[]>,
  passed: (count: number) => void,
): AsyncGenerator<string[]> {
  for await (const page of pages) {
    passed(page.length)
    yield page
  }
}
