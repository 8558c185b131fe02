import { useActor } from '@xstate/react'
import { use, useEffect } from 'react'
import type { ExistingAccounts } from '#contract/models/user-import.ts'
import type { UserLine } from '#contract/rules/user-import.ts'
import { toUserCreationView, type UserCreationView } from '#machines/admin/user-creation.machine.ts'
import { makePassword } from '#src/browser/generate-password.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface UserCreation {
  view: UserCreationView
  create: (lines: readonly UserLine[], existing: ExistingAccounts) => void
  stop: () => void
  retry: () => void
  dismiss: () => void
}

/** The server is asked about the lines of the form. `onCreated` is told when all of them are there. */
export function useUserCreation(lines: readonly UserLine[], onCreated: () => void): UserCreation {
  const { userCreation, now } = use(useWired().admin())
  const [snapshot, send, process] = useActor(userCreation, { input: { now, makePassword } })
  useAnnounced(process, onCreated)
  useEffect(() => send({ type: 'check', lines }), [send, lines])
  return {
    view: toUserCreationView(snapshot),
    create: (lines, existing) => send({ type: 'create', lines, existing }),
    stop: () => send({ type: 'stop' }),
    retry: () => send({ type: 'retry' }),
    dismiss: () => send({ type: 'dismiss' }),
  }
}
