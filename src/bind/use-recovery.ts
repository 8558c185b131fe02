import { useActor } from '@xstate/react'
import { use } from 'react'
import { toRecoveryView, type RecoveryView } from '#machines/account/recovery.machine.ts'
import { useWired } from './wired.ts'

export interface Recovery {
  view: RecoveryView
  submit: (email: string) => void
  edit: () => void
  resend: () => void
  /** Back to the form: the address was wrong. */
  change: () => void
}

export function useRecovery(): Recovery {
  const { recovery, now } = use(useWired().entry())
  const [snapshot, send] = useActor(recovery, { input: { now } })
  return {
    view: toRecoveryView(snapshot),
    submit: (email) => send({ type: 'submit', email }),
    edit: () => send({ type: 'edit' }),
    resend: () => send({ type: 'resend' }),
    change: () => send({ type: 'change' }),
  }
}
