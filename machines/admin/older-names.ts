import type { Outcome } from '#contract/problem.ts'
import { isFromSource, keyOf, instantOf, numberOf, type EntrySource, type LiveEntry } from './live-entries.ts'

/**
 * The rows of a list show the names of today. The stream reads its own rows again after a change; this is
 * about the older ones below them.
 */
interface Rows {
  source: EntrySource
  stream: readonly LiveEntry[]
  passages: readonly LiveEntry[]
  /** The number of rows from the top whose names are current. */
  renewed: number
}
type Page = readonly LiveEntry[]

/** As many rows as one answer may have. */
export const RENEWED_PAGE = 500
/** Rows of the server move up when some are deleted. */
const OVERLAP = 5

export const streamedRows = ({ source, stream }: Pick<Rows, 'source' | 'stream'>): number =>
  stream.filter((entry) => isFromSource(source, entry)).length

/** A row without a number cannot be told from another that has its name. */
export function hasOlderNames(rows: Rows): boolean {
  const bottom = rows.passages.at(-1)
  return bottom !== undefined && numberOf(bottom) !== undefined && rows.passages.length > streamedRows(rows)
}

const skipOf = ({ renewed: rows }: Pick<Rows, 'renewed'>) => Math.max(0, rows - OVERLAP)

export const namesRequest = (rows: Rows) => ({
  source: rows.source,
  count: RENEWED_PAGE,
  skip: skipOf(rows),
  above: null,
})

/** Whether the page has come to the last row. New rows may have moved it down meanwhile. */
export function isRenewed(page: Page, { passages }: Rows): boolean {
  const [end, bottom] = [page.at(-1), passages.at(-1)]
  if (page.length < RENEWED_PAGE || !end || !bottom || instantOf(end) < instantOf(bottom)) return true
  const key = keyOf(bottom)
  return page.some((entry) => keyOf(entry) === key)
}

/** Rows keep their places, so that nothing moves under the user's hand. */
export function renewed(answer: Outcome<Page>, rows: Rows): Partial<Rows> {
  if (!answer.ok) return {}
  const told = new Map(answer.value.map((entry) => [keyOf(entry), entry]))
  return {
    passages: rows.passages.map((row) => told.get(keyOf(row)) ?? row),
    renewed: skipOf(rows) + answer.value.length,
  }
}
