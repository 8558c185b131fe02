import { useState } from 'react'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { useMailTrial } from '#src/bind/use-mail-trial.ts'
import { MailTrialForm } from './mail-trial-form.tsx'

/** How letters leave, and one to try it out. */
export function MailSection({ means }: { means: PlatformMeans | null }) {
  const { view, send } = useMailTrial()
  const [to, setTo] = useState('')
  return <MailTrialForm view={view} means={means} to={to} onTo={setTo} onSend={() => send(to.trim())} />
}
