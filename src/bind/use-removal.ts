import { useActor } from '@xstate/react'
import { use, useEffect, useEffectEvent } from 'react'
import { toRemovalView, type Removable, type RemovalView } from '#machines/admin/removal.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

/** `onGone` is told once the thing is no more. */
export function useRemoval(onGone: () => void = () => {}): { view: RemovalView; remove: (thing: Removable) => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).removal)
  useTold(process)
  const view = toRemovalView(snapshot)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (view.kind === 'gone') leave()
  }, [view.kind])
  return { view, remove: (thing) => send({ type: 'remove', thing }) }
}
