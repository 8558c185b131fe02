import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { RecoveryView } from '#machines/account/recovery.machine.ts'
import { useRecovery } from '#src/bind/use-recovery.ts'
import { resendMailStateOf } from '#src/url/resend-mail-state.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { RecoverySent } from './recovery-sent.tsx'

const sent = {
  kind: 'sent',
  to: 'ada@example.org',
  isSending: false,
  until: null,
  problem: null,
  trouble: null,
} as const

export const examples = {
  open: { kind: 'open', problem: null, at: null, trouble: null },
  unknown: {
    kind: 'open',
    problem: { kind: 'missing', title: 'There is no such user' },
    at: 'email',
    trouble: null,
  },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, at: null, trouble: null },
  unsolved: { kind: 'open', problem: null, at: null, trouble: 'unsolved' },
  heldOff: { kind: 'held-off', until: 0 },
  proving: { kind: 'busy', doing: 'proving' },
  asking: { kind: 'busy', doing: 'asking' },
  sent,
  cooling: { ...sent, until: 0 },
} as const satisfies Record<string, RecoveryView>

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
