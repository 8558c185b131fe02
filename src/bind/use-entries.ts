import { useDeferredValue, useMemo } from 'react'
import type { Problem } from '#contract/problem.ts'
import { keyOf, type LiveEntry, type EntrySource } from '#machines/admin/live-entries.ts'
import type { ScrollbackView } from '#machines/admin/scrollback.machine.ts'
import type { Live } from '#machines/live/feed.machine.ts'
import { usePart } from './use-part.ts'
import { useProcess } from './use-process.ts'

export interface EntryListInput {
  source: EntrySource
  live: Live<readonly unknown[]>
  /** Must be a function of a module, because its result is cached while the inputs stay the same. */
  foundIn: (entries: readonly LiveEntry[], text: string) => readonly LiveEntry[]
  text?: string
  /** True if `foundIn` leaves out entries for other reasons than the text. */
  isNarrowed?: boolean
}
export interface EntryList {
  rows: readonly LiveEntry[]
  /** The number of entries without the search. Null: no search, and `isNarrowed` is false. */
  all: number | null
  coming: number
  isStale: boolean
  foot: ScrollbackView['foot']
  problem: Problem
  rowKey: (entry: LiveEntry) => string
  acts: { hold: () => void; follow: () => void; reachBack: () => void }
}

/** Live and older entries that match the search. Another source needs another `key`. */
export function useEntries({
  source,
  live,
  foundIn,
  text = '',
  isNarrowed = false,
}: EntryListInput): EntryList {
  const [view, send] = useProcess(usePart('watching').scrollback, { source })
  const sought = useDeferredValue(text)
  return {
    rows: useMemo(() => foundIn(view.shown, sought), [foundIn, view.shown, sought]),
    all: sought.trim() === '' && !isNarrowed ? null : view.shown.length,
    coming: foundIn(view.coming, sought).length,
    isStale: live.state === 'stale' || live.problem !== null,
    foot: view.foot,
    problem: view.problem ?? { kind: 'unreachable' },
    rowKey: keyOf,
    acts: {
      hold: () => send({ type: 'hold' }),
      follow: () => send({ type: 'follow' }),
      reachBack: () => send({ type: 'reachBack' }),
    },
  }
}
