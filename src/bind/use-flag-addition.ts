import { useActor } from '@xstate/react'
import { use } from 'react'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { toFlagAdditionView, type FlagAdditionView } from '#machines/admin/flag-addition.machine.ts'
import type { NewFlag } from '#machines/admin/flag-import.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface FlagAddition {
  view: FlagAdditionView
  add: (flags: readonly NewFlag[]) => void
  edit: () => void
}

export function useFlagAddition(place: ChallengeRef, onAdded: () => void): FlagAddition {
  const [snapshot, send, process] = useActor(use(useWired().challengeEditing()).flagAddition, {
    input: place,
  })
  useAnnounced(process, onAdded)
  return {
    view: toFlagAdditionView(snapshot),
    add: (flags) => send({ type: 'add', flags }),
    edit: () => send({ type: 'edit' }),
  }
}
