import { useActor } from '@xstate/react'
import { use, useEffect } from 'react'
import type { Upload } from '#contract/call.ts'
import { toWriteupView, type WriteupView } from '#machines/game/writeup.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface WriteupActs {
  choose: (file: Upload) => void
  send: () => void
  cancel: () => void
  discard: () => void
}

export function useWriteup(game: number, closesAt: number | null): { view: WriteupView; acts: WriteupActs } {
  const { writeup, now } = use(useWired().participation())
  const [snapshot, send, process] = useActor(writeup, { input: { game, closesAt, now } })
  useAnnounced(process)
  useEffect(() => send({ type: 'server.reported', closesAt }), [send, closesAt])
  return {
    view: toWriteupView(snapshot),
    acts: {
      choose: (file) => send({ type: 'choose', file }),
      send: () => send({ type: 'send' }),
      cancel: () => send({ type: 'cancel' }),
      discard: () => send({ type: 'discard' }),
    },
  }
}
