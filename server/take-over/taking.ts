import type { Ids } from '#server/base/ids.ts'
import type { BaseDatabase } from '#server/store/base-database.ts'
import { type BaseThing, type BaseVersion, selectsOf } from '#server/store/base-selects.ts'
import type { RowWriter } from '#server/store/load-tables.ts'
import type { Known } from './known.ts'
import type { ReportWriter } from './report.ts'
import type { SourceRow } from './source-row.ts'

/** The shared state of a take-over, which all its parts use. */
export interface Taking {
  source: BaseDatabase
  version: BaseVersion
  known: Known
  report: ReportWriter
  ids: Ids
  /** The moment of the take-over, for what the base database does not date. */
  now: string
  xorKey: string | null
  signal: AbortSignal
  put: (table: string, row: object) => void
  /** Waits until everything before is stored, then stores what was put in the background. */
  storeInBackground: () => Promise<void>
  /** Resolves when everything that was put is stored. */
  flush: () => Promise<void>
  /** Reports the progress. */
  passed: (rows: number) => void
}

/** `fill` is null in a dry run, which counts the rows and stores none. */
export function openWriter(
  fill: RowWriter | null,
  report: ReportWriter,
): Pick<Taking, 'put' | 'storeInBackground' | 'flush'> {
  let waiting = new Map<string, string[]>()
  let stored = Promise.resolve()
  const store = async (batch: ReadonlyMap<string, readonly string[]>) => {
    for (const [table, lines] of batch) {
      report.took(table, lines.length)
      if (fill !== null) await fill(table, lines.join('\n'))
    }
  }
  const storeInBackground = async () => {
    await stored
    stored = store(waiting)
    // The next call throws the error. Without this handler it would end the process before that.
    stored.catch(() => {})
    waiting = new Map()
  }
  return {
    put: (table, row) => {
      const lines = waiting.get(table) ?? []
      waiting.set(table, lines)
      lines.push(JSON.stringify(row))
    },
    storeInBackground,
    flush: async () => {
      await storeInBackground()
      await stored
    },
  }
}

/**
 * Calls `take` for each row of a thing, and stores what it puts page by page, while it takes the next page.
 */
export async function eachRow(
  thing: BaseThing,
  taking: Taking,
  take: (row: SourceRow) => void,
): Promise<void> {
  const place = selectsOf(taking.version)[thing]
  for await (const page of taking.source.pages(place)) {
    taking.signal.throwIfAborted()
    for (const values of page) take({ place, values })
    await taking.storeInBackground()
    taking.passed(page.length)
  }
  await taking.flush()
}
