import { useActor } from '@xstate/react'
import { use } from 'react'
import { toMailTrialView, type MailTrialView } from '#machines/admin/mail-trial.machine.ts'
import { useWired } from './wired.ts'

export function useMailTrial(): { view: MailTrialView; send: (to: string) => void } {
  const [snapshot, send] = useActor(use(useWired().admin()).mailTrial)
  return { view: toMailTrialView(snapshot), send: (to) => send({ type: 'send', to }) }
}
