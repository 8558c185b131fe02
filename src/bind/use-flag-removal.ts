import { useActor } from '@xstate/react'
import { use, useCallback } from 'react'
import type { ChallengePlace } from '#machines/admin/challenge-place.ts'
import { toFlagRemovalView, type FlagRemovalView, type FlagToRemove } from '#machines/admin/flag-removal.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

/** `remove` stays the same, for lists of thousands. */
export function useFlagRemoval(place: ChallengePlace, onRemoved: () => void): { view: FlagRemovalView; remove: (flag: FlagToRemove) => void } {
  const [snapshot, send, process] = useActor(use(useWired().challengeEditing()).flagRemoval, { input: place })
  useTold(process, onRemoved)
  return { view: toFlagRemovalView(snapshot), remove: useCallback((flag) => send({ type: 'remove', flag }), [send]) }
}
