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
  /** A function of a module: what it made is kept for as long as it is the same. */
  foundIn: (passages: readonly LiveEntry[], text: string) => readonly LiveEntry[]
  text?: string
  /** True if `foundIn` leaves out entries by more than the text. */
  isNarrowed?: boolean
}
export interface EntryList {
  rows: readonly LiveEntry[]
  /** How many there are without the search; null where nothing is sought. */
  all: number | null
  coming: number
  isStale: boolean
  foot: ScrollbackView['foot']
  problem: Problem
  rowKey: (passage: LiveEntry) => string
  acts: { hold: () => void; follow: () => void; reachBack: () => void }
}

/** The live entries with the older ones, searched. Another source needs another `key`. */
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
