import { useState } from 'react'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { MailTrialForm } from './test-mail-form.tsx'

/** How letters leave, and one to try it out. */
export function MailSection({ means }: { means: PlatformMeans | null }) {
  const [view, send] = useProcess(usePart('admin').mailTrial)
  const [to, setTo] = useState('')
  return (
    <MailTrialForm
      view={view}
      means={means}
      to={to}
      onTo={setTo}
      onSend={() => send({ type: 'begin', task: to.trim() })}
    />
  )
}
