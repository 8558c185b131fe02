import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toEmailChangeView,
  type EmailChangeView,
  type EmailTexts,
} from '#machines/account/email-change.machine.ts'
import { useWired } from './wired.ts'

export interface EmailChange {
  view: EmailChangeView
  begin: () => void
  cancel: () => void
  edit: () => void
  submit: (texts: EmailTexts) => void
  resend: () => void
}

export function useEmailChange(): EmailChange {
  const { emailChange, now } = use(useWired().profile())
  const [snapshot, send] = useActor(emailChange, { input: { now } })
  return {
    view: toEmailChangeView(snapshot),
    begin: () => send({ type: 'begin' }),
    cancel: () => send({ type: 'cancel' }),
    edit: () => send({ type: 'edit' }),
    submit: (texts) => send({ type: 'submit', ...texts }),
    resend: () => send({ type: 'resend' }),
  }
}
