import { useActor } from '@xstate/react'
import { use } from 'react'
import { toCeremonyView, type CeremonyView } from '#machines/live/ceremony.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface CeremonyActs {
  next: () => void
  back: () => void
  auto: () => void
  publish: () => void
  retry: () => void
}

export function useCeremony(game: number, title: string): { view: CeremonyView } & CeremonyActs {
  const [snapshot, send, process] = useActor(use(useWired().projecting()).ceremony, {
    input: { game, title },
  })
  useAnnounced(process)
  return {
    view: toCeremonyView(snapshot),
    next: () => send({ type: 'next' }),
    back: () => send({ type: 'back' }),
    auto: () => send({ type: 'auto' }),
    publish: () => send({ type: 'publish' }),
    retry: () => send({ type: 'retry' }),
  }
}
