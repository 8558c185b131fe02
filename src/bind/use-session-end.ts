import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toSessionEndView,
  type SessionEndView,
  type WhichSessions,
} from '#machines/account/session-end.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

/** `over` is told once what was asked for is the case. */
export function useSessionEnd(
  which: WhichSessions,
  over: () => void = () => {},
): { view: SessionEndView; end: () => void } {
  const [snapshot, send, process] = useActor(use(useWired().profile()).sessionEnd, { input: { which } })
  useAnnounced(process, over)
  return { view: toSessionEndView(snapshot), end: () => send({ type: 'end' }) }
}
