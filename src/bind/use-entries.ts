import { useDeferredValue, useMemo } from 'react'
import type { Problem } from '#contract/problem.ts'
import { keyOf, type LiveEntry, type EntrySource } from '#machines/admin/live-entries.ts'
import type { ScrollbackView } from '#machines/admin/scrollback.machine.ts'
import type { Live } from '#machines/live/feed.machine.ts'
import { useScrollback, type ScrollbackActs } from './use-scrollback.ts'

export interface EntryListInput<Item> {
  source: EntrySource
  live: Live<readonly Item[]>
  /** This and the next are functions of a module: what they made is kept for as long as they are the same. */
  toPassage: (item: Item) => LiveEntry
  foundIn: (passages: readonly LiveEntry[], text: string) => readonly LiveEntry[]
  text?: string
  /** Whether `secretsFoundIn` leaves out some by more than the text. */
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
  acts: ScrollbackActs
}

/**
 * What streams in, what was before, and of both what is sought. Another source is another list: give it a
 * `key`.
 */
export function useEntries<Item>({
  source,
  live,
  toPassage,
  foundIn,
  text = '',
  isNarrowed = false,
}: EntryListInput<Item>): EntryList {
  const items = live.state === 'waiting' ? null : live.value
  const stream = useMemo(() => items?.map((item) => toPassage(item)) ?? null, [items, toPassage])
  const { view, acts } = useScrollback(source, stream)
  const sought = useDeferredValue(text)
  return {
    rows: useMemo(() => foundIn(view.shown, sought), [foundIn, view.shown, sought]),
    all: sought.trim() === '' && !isNarrowed ? null : view.shown.length,
    coming: foundIn(view.coming, sought).length,
    isStale: live.state === 'stale' || live.problem !== null,
    foot: view.foot,
    problem: view.problem ?? { kind: 'unreachable' },
    rowKey: keyOf,
    acts,
  }
}
