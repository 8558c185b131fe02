import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import { useRecovery } from '#src/bind/use-recovery.ts'
import { resendMailStateOf } from '#src/url/resend-mail-state.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { RecoverySent } from './recovery-sent.tsx'

export function Recovery() {
  const [params] = useSearchParams()
  const again = resendMailStateOf(useLocation().state)
  const { view, submit, edit, resend, change } = useRecovery()
  const [email, setEmail] = useState(again ?? '')
  const from = params.get('from')
  if (view.kind === 'sent')
    return <RecoverySent view={view} from={from} onResend={resend} onChange={change} />
  return (
    <RecoveryForm
      view={view}
      email={email}
      from={from}
      reason={again === null ? 'new' : 'mail-again'}
      onEmailChange={(typed) => {
        setEmail(typed)
        edit()
      }}
      onSubmit={() => submit(email)}
    />
  )
}
