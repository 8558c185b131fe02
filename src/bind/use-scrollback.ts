import { useActor } from '@xstate/react'
import { use, useEffect, useMemo } from 'react'
import type { LiveEntry, EntrySource } from '#machines/admin/live-entries.ts'
import { toScrollbackView, type ScrollbackView } from '#machines/admin/scrollback.machine.ts'
import { useWired } from './wired.ts'

export interface ScrollbackActs {
  hold: () => void
  follow: () => void
  reachBack: () => void
}

/**
 * `stream` is what the live line tells, null while it tells nothing. Another source is another list: give it
 * a `key`.
 */
export function useScrollback(
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
