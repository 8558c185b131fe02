import { useActor } from '@xstate/react'
import { use } from 'react'
import type { MailLink } from '#machines/account/mail-link-attempt.ts'
import type { NewPassword } from '#machines/account/new-password.ts'
import { toResetView, type ResetView } from '#machines/account/reset.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useReset(link: MailLink): {
  view: ResetView
  submit: (chosen: NewPassword) => void
  edit: () => void
} {
  const { reset, now } = use(useWired().entry())
  const [snapshot, send, process] = useActor(reset, { input: { ...link, now } })
  useAnnounced(process)
  return {
    view: toResetView(snapshot),
    submit: (chosen) => send({ type: 'submit', ...chosen }),
    edit: () => send({ type: 'edit' }),
  }
}
