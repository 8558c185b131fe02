import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toGameCreationView,
  type GameCreationView,
  type GameDraft,
} from '#machines/admin/game-creation.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useGameCreation(onCreated: () => void): {
  view: GameCreationView
  submit: (draft: GameDraft) => void
  edit: () => void
} {
  const [snapshot, send, process] = useActor(use(useWired().admin()).gameCreation)
  useAnnounced(process, onCreated)
  return {
    view: toGameCreationView(snapshot),
    submit: (draft) => send({ type: 'submit', ...draft }),
    edit: () => send({ type: 'edit' }),
  }
}
