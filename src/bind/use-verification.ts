import { useActor } from '@xstate/react'
import { use } from 'react'
import type { MailLink } from '#machines/account/mail-link-attempt.ts'
import { toVerificationView, type VerificationView } from '#machines/account/verification.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useVerification(link: MailLink): { view: VerificationView; retry: () => void } {
  const { verification, now } = use(useWired().entry())
  const [snapshot, send, process] = useActor(verification, { input: { ...link, now } })
  useAnnounced(process)
  return { view: toVerificationView(snapshot), retry: () => send({ type: 'retry' }) }
}
