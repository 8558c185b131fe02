import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toEmailConfirmationView,
  type EmailConfirmationView,
} from '#machines/account/email-confirmation.machine.ts'
import type { MailLink } from '#machines/account/mail-link-attempt.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useEmailConfirmation(link: MailLink): { view: EmailConfirmationView; retry: () => void } {
  const { emailConfirmation, now } = use(useWired().entry())
  const [snapshot, send, process] = useActor(emailConfirmation, { input: { ...link, now } })
  useAnnounced(process)
  return { view: toEmailConfirmationView(snapshot), retry: () => send({ type: 'retry' }) }
}
