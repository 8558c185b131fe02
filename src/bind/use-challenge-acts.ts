import { useActor } from '@xstate/react'
import { use, useCallback, useEffect, useEffectEvent } from 'react'
import { toChallengeActsView, type ChallengeAct, type ChallengeActsView } from '#machines/admin/challenge-actions.machine.ts'
import { useTold } from './use-announced.ts'
import { useWired } from './wired.ts'

/** One for all challenges of a game: nothing is done to two of them at once. `act` stays the same, for lists of hundreds. */
export function useChallengeActs(game: number, onGone: () => void = () => {}): { view: ChallengeActsView; act: (act: ChallengeAct) => void } {
  const [snapshot, send, process] = useActor(use(useWired().challengeEditing()).acts, { input: { game } })
  useTold(process)
  const view = toChallengeActsView(snapshot)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (view.kind === 'gone') leave()
  }, [view.kind])
  return { view, act: useCallback((act) => send({ type: 'act', act }), [send]) }
}
