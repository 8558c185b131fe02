import { instant } from '#contract/models/time.ts'
import { keyOf, type LiveEntry } from '#machines/admin/live-entries.ts'
import type { Submission } from '#contract/models/submission.ts'

/** Several submissions in one row: the newest, and how many there are. */
export interface FoldedAnswer {
  key: string
  submission: Submission
  count: number
}

const FOLDED_MS = 60_000

/**
 * Wrong submissions of a team to one challenge within a minute share a row. The minute begins with the first
 * of them, so that later ones never change how older ones are grouped. Any other result ends the group.
 */
export function foldRepeats(entries: readonly LiveEntry[]): readonly FoldedAnswer[] {
  const open = new Map<string, { first: number; row: FoldedAnswer }>()
  const rows: FoldedAnswer[] = []
  for (const entry of entries.toReversed()) {
    if (entry.kind !== 'submission') continue
    const { submission } = entry
    const { team, challenge, facts } = submission
    const of = JSON.stringify([facts?.participationId ?? team, facts?.challengeId ?? challenge])
    const at = instant(submission.time)
    const before = open.get(of)
    const isRepeat = submission.status === 'WrongAnswer' && before && at - before.first <= FOLDED_MS
    // The row moves to its newest submission.
    if (isRepeat) rows.splice(rows.lastIndexOf(before.row), 1)
    const row = { key: keyOf(entry), submission, count: isRepeat ? before.row.count + 1 : 1 }
    rows.push(row)
    if (submission.status === 'WrongAnswer') open.set(of, { first: isRepeat ? before.first : at, row })
    else open.delete(of)
  }
  return rows.toReversed()
}
