import { useActor } from '@xstate/react'
import { use } from 'react'
import type { UserLine } from '#contract/rules/user-import.ts'
import { toUserCreationView, type UserCreationView } from '#machines/admin/user-creation.machine.ts'
import { makePassword } from '#src/browser/generate-password.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface UserCreation {
  view: UserCreationView
  create: (lines: readonly UserLine[]) => void
  stop: () => void
  retry: () => void
  dismiss: () => void
}

/** `onCreated` is told when all of them are there. */
export function useUserCreation(onCreated: () => void): UserCreation {
  const { userCreation, now } = use(useWired().admin())
  const [snapshot, send, process] = useActor(userCreation, { input: { now, makePassword } })
  useAnnounced(process, onCreated)
  return {
    view: toUserCreationView(snapshot),
    create: (lines) => send({ type: 'create', lines }),
    stop: () => send({ type: 'stop' }),
    retry: () => send({ type: 'retry' }),
    dismiss: () => send({ type: 'dismiss' }),
  }
}
