import { useActor } from '@xstate/react'
import { use } from 'react'
import { toRegistrationView, type RegistrationDraft, type RegistrationView } from '#machines/account/registration.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

export interface Registration {
  view: RegistrationView
  submit: (draft: RegistrationDraft) => void
  edit: () => void
  resend: (draft: RegistrationDraft) => void
  /** Back to the form: the address was wrong. */
  change: () => void
}

export function useRegistration(): Registration {
  const { registration, now } = use(useWired().entry())
  const [snapshot, send, process] = useActor(registration, { input: { now } })
  useTold(process)
  return {
    view: toRegistrationView(snapshot),
    submit: (draft) => send({ type: 'submit', ...draft }),
    edit: () => send({ type: 'edit' }),
    resend: (draft) => send({ type: 'resend', ...draft }),
    change: () => send({ type: 'change' }),
  }
}
