import { useActor } from '@xstate/react'
import { use } from 'react'
import { toGameVisibilityView, type GameVisibilityView } from '#machines/admin/game-visibility.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

export function useGameVisibility(game: number): { view: GameVisibilityView; turn: (hidden: boolean, title: string) => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).gameVisibility, { input: { game } })
  useTold(process)
  return { view: toGameVisibilityView(snapshot), turn: (hidden, title) => send({ type: 'switch', hidden, title }) }
}
