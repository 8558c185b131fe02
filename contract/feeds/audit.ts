import type { AuditEntry } from '../models/audit.ts'
import type { Feed } from './feed.ts'

/** The entries that a page keeps in memory. Older ones are fetched page by page. */
const MAX_KEPT = 1_000

/**
 * Organisers' actions, newest first. Each entry carries its number in the stream, so a repeated one is
 * recognised.
 */
export const auditFeed: Feed<readonly AuditEntry[], AuditEntry> = {
  // Keep older entries only if they join the fetched page without a gap. Entries in the gap would be in
  // neither.
  adopt(before, fetched) {
    const [top, end] = [fetched[0], fetched.at(-1)]
    if (before === null || top === undefined || end === undefined) return fetched
    const newer = before.filter(({ number }) => number > top.number)
    const meets = before.some(({ number }) => number >= end.number - 1)
    return [...newer, ...fetched, ...(meets ? before.filter(({ number }) => number < end.number) : [])].slice(
      0,
      MAX_KEPT,
    )
  },
  merge: withEntry,
  apply: withEntry,
  seqOf: (entries) => entries[0]?.number ?? 0,
}

function withEntry(entries: readonly AuditEntry[], entry: AuditEntry): readonly AuditEntry[] {
  const at = entries.findIndex(({ number }) => number <= entry.number)
  if (entries[at]?.number === entry.number) return entries
  return entries.toSpliced(at === -1 ? entries.length : at, 0, entry).slice(0, MAX_KEPT)
}
