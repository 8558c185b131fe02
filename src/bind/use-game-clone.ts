import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toGameCloneView,
  type CloneDraft,
  type GameCloneView,
  type Origin,
} from '#machines/admin/game-clone.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useGameClone(
  origin: Origin,
  onCloned: () => void,
): { view: GameCloneView; submit: (draft: CloneDraft) => void; edit: () => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).gameClone, { input: origin })
  useAnnounced(process, onCloned)
  return {
    view: toGameCloneView(snapshot),
    submit: (draft) => send({ type: 'submit', ...draft }),
    edit: () => send({ type: 'edit' }),
  }
}
