import { useActor } from '@xstate/react'
import { use, useCallback, useEffect, useEffectEvent } from 'react'
import {
  toChallengeActionsView,
  type ChallengeAction,
  type ChallengeActionsView,
} from '#machines/admin/challenge-actions.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

/**
 * One for all challenges of a game: nothing is done to two of them at once. `act` stays the same, for lists
 * of hundreds.
 */
export function useChallengeActs(
  game: number,
  onGone: () => void = () => {},
): { view: ChallengeActionsView; act: (act: ChallengeAction) => void } {
  const [snapshot, send, process] = useActor(use(useWired().challengeEditing()).acts, { input: { game } })
  useAnnounced(process)
  const view = toChallengeActionsView(snapshot)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (view.kind === 'gone') leave()
  }, [view.kind])
  return { view, act: useCallback((act) => send({ type: 'act', act }), [send]) }
}
