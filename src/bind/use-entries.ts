import { useActor } from '@xstate/react'
import { useDeferredValue, useMemo, use, useEffect } from 'react'
import type { Problem } from '#contract/problem.ts'
import { keyOf, type LiveEntry, type EntrySource } from '#machines/admin/live-entries.ts'
import { toScrollbackView, type ScrollbackView } from '#machines/admin/scrollback.machine.ts'
import type { Live } from '#machines/live/feed.machine.ts'
import { useWired } from './wired.ts'

export interface EntryListInput<Item> {
  source: EntrySource
  live: Live<readonly Item[]>
  /** This and the next are functions of a module: what they made is kept for as long as they are the same. */
  toPassage: (item: Item) => LiveEntry
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
  acts: ScrollbackActs
}

/** Joins the live entries with the older ones and searches both. Another source needs another `key`. */
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

interface ScrollbackActs {
  hold: () => void
  follow: () => void
  reachBack: () => void
}

/**
 * `stream` is what the live line tells, null while it tells nothing. Another source is another list: give it
 * a `key`.
 */
function useScrollback(
  source: EntrySource,
  stream: readonly LiveEntry[] | null,
): { view: ScrollbackView; acts: ScrollbackActs } {
  const { scrollback } = use(useWired().watching())
  const [snapshot, send] = useActor(scrollback, { input: { source } })
  useEffect(() => {
    if (stream !== null) send({ type: 'stream.told', passages: stream })
  }, [send, stream])
  return {
    view: useMemo(() => toScrollbackView(snapshot), [snapshot]),
    acts: {
      hold: () => send({ type: 'hold' }),
      follow: () => send({ type: 'follow' }),
      reachBack: () => send({ type: 'reachBack' }),
    },
  }
}
