import { useActor } from '@xstate/react'
import { use } from 'react'
import { toSignInView, type Credentials, type SignInView } from '#machines/account/sign-in.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

/** `edit` is told on the first change after a refusal: what was wrong is no longer shown. */
export function useSignIn(): {
  view: SignInView
  submit: (credentials: Credentials) => void
  edit: () => void
} {
  const { signIn, now } = use(useWired().entry())
  const [snapshot, send, process] = useActor(signIn, { input: { now } })
  useAnnounced(process)
  return {
    view: toSignInView(snapshot),
    submit: (credentials) => send({ type: 'submit', ...credentials }),
    edit: () => send({ type: 'edit' }),
  }
}
