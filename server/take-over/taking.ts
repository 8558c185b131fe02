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
  /** Begins to store what was put, when everything before is stored. */
  begin: () => Promise<void>
  /** Stores what was put. */
  flush: () => Promise<void>
  passed: (rows: number) => void
}

/** Null: a dry run. Nothing is stored then. */
export function openWriter(
  fill: RowWriter | null,
  report: ReportWriter,
): Pick<Taking, 'put' | 'begin' | 'flush'> {
  let waiting = new Map<string, string[]>()
  let stored = Promise.resolve()
  const store = async (batch: ReadonlyMap<string, readonly string[]>) => {
    for (const [table, lines] of batch) {
      report.took(table, lines.length)
      if (fill !== null) await fill(table, lines.join('\n'))
    }
  }
  const begin = async () => {
    await stored
    stored = store(waiting)
    // The next call reports a fault.
    stored.catch(() => {})
    waiting = new Map()
  }
  return {
    put: (table, row) => {
      const lines = waiting.get(table) ?? []
      waiting.set(table, lines)
      lines.push(JSON.stringify(row))
    },
    begin,
    flush: async () => {
      await begin()
      await stored
    },
  }
}

/** Calls `take` for each row of a thing, and stores what it puts page by page, while it takes the next page. */
export async function eachRow(
  thing: BaseThing,
  taking: Taking,
  take: (row: SourceRow) => void,
): Promise<void> {
  const place = selectsOf(taking.version)[thing]
  for await (const page of taking.source.pages(place)) {
    taking.signal.throwIfAborted()
    for (const values of page) take({ place, values })
    await taking.begin()
    taking.passed(page.length)
  }
  await taking.flush()
}
