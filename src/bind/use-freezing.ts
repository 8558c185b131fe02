import { useActor } from '@xstate/react'
import { use } from 'react'
import { toFreezingView, type FreezingView } from '#machines/admin/board-freeze.machine.ts'
import { useTold } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useFreezing(game: number): { view: FreezingView; set: (freezeAt: number | null) => void; reveal: (title: string) => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).freezing, { input: { game } })
  useTold(process)
  return {
    view: toFreezingView(snapshot),
    set: (freezeAt) => send({ type: 'set', freezeAt }),
    reveal: (title) => send({ type: 'reveal', title }),
  }
}
