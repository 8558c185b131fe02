import { useSelector } from '@xstate/react'
import { toSessionView, type SessionView } from '#machines/app/session.machine.ts'
import { isSameView } from './is-same-view.ts'
import { useWired } from './wired.ts'

export function useSession(): { view: SessionView; signOut: () => void; retry: () => void } {
  const { session } = useWired()
  return {
    view: useSelector(session, toSessionView, isSameView),
    signOut: () => session.send({ type: 'signOut' }),
    retry: () => session.send({ type: 'retry' }),
  }
}
