import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toBoardFreezeView,
  type BoardFreezeView,
  type NewFreeze,
} from '#machines/admin/board-freeze.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useFreezing(game: number): {
  view: BoardFreezeView
  set: (wish: NewFreeze) => void
  reveal: (title: string) => void
} {
  const [snapshot, send, process] = useActor(use(useWired().admin()).freezing, { input: { game } })
  useAnnounced(process)
  return {
    view: toBoardFreezeView(snapshot),
    set: (wish) => send({ type: 'set', ...wish }),
    reveal: (title) => send({ type: 'reveal', title }),
  }
}
