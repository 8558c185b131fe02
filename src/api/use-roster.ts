import { useState } from 'react'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from './use-read.ts'

/** A page of a long list, or what was found in it. */
export type RosterView<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'unmatched' }
  /** There are some, but none so far down: they are gone by now. */
  | { kind: 'beyond'; last: number }
  /** `total`: on all pages, or found. `settling`: of the question before, until the new answer is here. */
  | { kind: 'listed'; rows: readonly Row[]; total: number; pages: number; sought: boolean; state: 'settled' | 'settling' }

/** While another page or another word is asked for, what was there stays: the last answer wins, as each question is an address of its own. */
export function useRoster<Row>(read: Read<ArrayResponse<Row>>, { hint, perPage }: { hint: string; perPage: number }): RosterView<Row> {
  const [kept, setKept] = useState<{ list: ArrayResponse<Row>; hint: string } | null>(null)
  if (read.state === 'ready' && (read.value !== kept?.list || hint !== kept.hint)) setKept({ list: read.value, hint })
  if (read.state === 'failed') return { kind: 'failed', problem: read.problem, retry: read.refresh }
  if (read.state === 'ready') return toRosterView(read.value, hint, perPage, 'settled')
  if (kept === null) return { kind: 'loading' }
  const before = toRosterView(kept.list, kept.hint, perPage, 'settling')
  return before.kind === 'beyond' ? { kind: 'loading' } : before
}

export function toRosterView<Row>(
  { data, total }: ArrayResponse<Row>,
  hint: string,
  perPage: number,
  state: 'settled' | 'settling',
): Exclude<RosterView<Row>, { kind: 'loading' | 'failed' }> {
  const pages = hint === '' ? Math.ceil(total / perPage) : 1
  if (total === 0) return { kind: hint === '' ? 'empty' : 'unmatched' }
  return data.length === 0 ? { kind: 'beyond', last: pages } : { kind: 'listed', rows: data, total, pages, sought: hint !== '', state }
}
