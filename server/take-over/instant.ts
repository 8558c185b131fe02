import { type SourceRow, text } from './source-row.ts'
import type { Tell } from './report.ts'

/** The first and the last instant that the wire can write. */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

const ORDINARY = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/

/** Milliseconds. Null: the instant is outside of the years 1 to 9999. */
export function readInstant(written: string): number | null {
  if (!ORDINARY.test(written)) return null
  const [date = '', time = ''] = written.slice(0, -3).split(' ')
  // Cut and not rounded, so that no instant moves behind the one that ended before it.
  return Date.parse(`${date}T${time.slice(0, 12)}Z`)
}

/** An instant outside of the years 1 to 9999 becomes the nearest inside. */
export function instant(row: SourceRow, column: string, tell: Tell): number {
  const written = text(row, column)
  const read = readInstant(written)
  if (read !== null) return read
  const nearest = written.startsWith('-') || written.endsWith('BC') ? FIRST : LAST
  tell('dates outside of the years 1 to 9999', row, `${column} ${written}`, toIsoText(nearest))
  return nearest
}

export const toIsoText = (at: number): string => new Date(at).toISOString()
