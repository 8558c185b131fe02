import { useActor } from '@xstate/react'
import { use, useEffect, useEffectEvent } from 'react'
import {
  toPostActionsView,
  type PostAction,
  type PostActionsView,
} from '#machines/admin/post-actions.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

/** `gone` is told once the post is deleted, when what was pressed is still there. */
export function usePostActs(
  post: string,
  gone: () => void,
): { view: PostActionsView; act: (act: PostAction) => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).postActs, { input: { post } })
  useAnnounced(process)
  const view = toPostActionsView(snapshot)
  const leave = useEffectEvent(gone)
  useEffect(() => {
    if (view.kind === 'gone') leave()
  }, [view.kind])
  return { view, act: (act) => send({ type: 'act', ...act }) }
}
