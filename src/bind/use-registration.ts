import { useActor } from '@xstate/react'
import { use, useEffect, useState } from 'react'
import {
  toRegistrationView,
  type RegistrationDraft,
  type RegistrationView,
} from '#machines/account/registration.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

const FORM = 'registration'

export interface Registration {
  view: RegistrationView
  /** Outlives the screen until there is an account, all but the password. */
  draft: RegistrationDraft
  type: (draft: RegistrationDraft) => void
  submit: () => void
  resend: () => void
  /** Back to the form: the address was wrong. */
  change: () => void
}

/** `email`: the address that the screen was handed, if any. */
export function useRegistration(email: string | null): Registration {
  const { entry, drafts } = useWired()
  const { registration, now } = use(entry())
  const [snapshot, send, process] = useActor(registration, { input: { now } })
  const [draft, setDraft] = useState<RegistrationDraft>(() => {
    const kept = drafts.read(FORM)
    const handed = email === '' ? null : email
    return {
      email: handed ?? kept['email'] ?? '',
      userName: kept['userName'] ?? '',
      password: '',
      repeat: '',
    }
  })
  const view = toRegistrationView(snapshot)
  const isMade = view.kind === 'awaiting-admin' || view.kind === 'registered' || view.kind === 'signed-in'
  useEffect(() => (isMade ? drafts.write(FORM, {}, 'page') : undefined), [drafts, isMade])
  useAnnounced(process)
  return {
    view,
    draft,
    type(next) {
      setDraft(next)
      drafts.write(FORM, { email: next.email, userName: next.userName }, 'page')
      send({ type: 'edit' })
    },
    submit: () => send({ type: 'submit', ...draft }),
    resend: () => send({ type: 'resend', ...draft }),
    change: () => send({ type: 'change' }),
  }
}
