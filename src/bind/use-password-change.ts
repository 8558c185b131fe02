import { useActor } from '@xstate/react'
import { use } from 'react'
import type { Role } from '#contract/models/role.ts'
import {
  toPasswordChangeView,
  type PasswordChangeView,
  type PasswordTexts,
} from '#machines/account/password-change.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface PasswordChange {
  view: PasswordChangeView
  begin: () => void
  cancel: () => void
  edit: () => void
  submit: (texts: PasswordTexts) => void
}

export function usePasswordChange(role: Role): PasswordChange {
  const { passwordChange, now } = use(useWired().profile())
  const [snapshot, send, process] = useActor(passwordChange, { input: { now, role } })
  useAnnounced(process)
  return {
    view: toPasswordChangeView(snapshot),
    begin: () => send({ type: 'begin' }),
    cancel: () => send({ type: 'cancel' }),
    edit: () => send({ type: 'edit' }),
    submit: (texts) => send({ type: 'submit', ...texts }),
  }
}
