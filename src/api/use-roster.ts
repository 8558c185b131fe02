import { useState } from 'react'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from './use-read.ts'

/** A page of a long list, or of the results of a search. */
export type RosterView<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'unmatched' }
  /** The page is beyond the end of the list, which has become shorter. */
  | { kind: 'beyond'; last: number }
  /**
   * `count`: the rows of all pages or all matches. `most`: the server limits the results, so there may be
   * more. `settling`: the rows are still those of the previous query.
   */
  | {
      kind: 'listed'
      rows: readonly Row[]
      reach: 'total' | 'found' | 'most'
      count: number
      pages: number
      state: 'settled' | 'settling'
    }

export interface RosterAsked {
  /** `some`: the server limits the results of a search. */
  of: 'all' | 'found' | 'some'
  perPage: number
}
/** The limit of a search on the base wire. */
const MAX_FOUND = 30

/**
 * Keeps the old rows while another page or search loads. The last query wins, because each has its own
 * address.
 */
export function useRoster<Row>(read: Read<ArrayResponse<Row>>, asked: RosterAsked): RosterView<Row> {
  const [kept, setKept] = useState<{ list: ArrayResponse<Row>; of: RosterAsked['of'] } | null>(null)
  if (read.state === 'ready' && (read.value !== kept?.list || asked.of !== kept.of))
    setKept({ list: read.value, of: asked.of })
  if (read.state === 'failed') return { kind: 'failed', problem: read.problem, retry: read.refresh }
  if (read.state === 'ready') return toRosterView(read.value, asked, 'settled')
  if (kept === null) return { kind: 'loading' }
  const before = toRosterView(kept.list, { ...asked, of: kept.of }, 'settling')
  return before.kind === 'beyond' ? { kind: 'loading' } : before
}

function toRosterView<Row>(
  { data, total }: ArrayResponse<Row>,
  { of, perPage }: RosterAsked,
  state: 'settled' | 'settling',
): Exclude<RosterView<Row>, { kind: 'loading' | 'failed' }> {
  const pages = of === 'some' ? 1 : Math.ceil(total / perPage)
  if (total === 0) return { kind: of === 'all' ? 'empty' : 'unmatched' }
  if (data.length === 0) return { kind: 'beyond', last: pages }
  const reach = of === 'all' ? 'total' : of === 'some' && data.length === MAX_FOUND ? 'most' : 'found'
  return { kind: 'listed', rows: data, reach, count: reach === 'most' ? MAX_FOUND : total, pages, state }
}
