import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { RegistrationDraft, RegistrationView } from '#machines/account/registration.machine.ts'
import { useRegistration } from '#src/bind/use-registration.ts'
import { useSession } from '#src/bind/use-session.ts'
import { returnPath } from '#src/lib/return-path.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationRest } from './registration-rest.tsx'

const BLANK: RegistrationDraft = { email: '', userName: '', password: '', repeat: '' }
const resting = { kind: 'sent', to: 'ada@example.org', isSending: false, until: null, problem: null, trouble: null } as const

export const examples = {
  open: { kind: 'open', problem: null, trouble: null },
  closed: { kind: 'open', problem: { kind: 'refused', title: 'Registration is closed' }, trouble: null },
  blocked: { kind: 'open', problem: null, trouble: 'blocked' },
  heldOff: { kind: 'held-off', until: 0 },
  proving: { kind: 'busy', doing: 'proving' },
  registering: { kind: 'busy', doing: 'registering' },
  sent: resting,
  cooling: { ...resting, until: 0 },
  sendingAgain: { ...resting, isSending: true },
  notResent: { ...resting, problem: { kind: 'unreachable' } },
  awaitingAdmin: { kind: 'awaiting-admin' },
  registered: { kind: 'registered' },
  signedIn: { kind: 'signed-in' },
} as const satisfies Record<string, RegistrationView>

/** Whoever is signed in already, or is now, goes on to where they came from. */
export function Registration() {
  const [params] = useSearchParams()
  const session = useSession()
  const { view, submit, edit, resend, change } = useRegistration()
  const [draft, setDraft] = useState(BLANK)
  const from = params.get('from')
  // Not before the process has said what it has to say: it ends with this screen.
  if (session.view.kind === 'signed-in' && view.kind !== 'busy') return <Navigate to={returnPath(from)} replace />
  switch (view.kind) {
    case 'open':
    case 'held-off':
    case 'busy':
    case 'signed-in':
      return (
        <RegistrationForm
          view={view}
          draft={draft}
          from={from}
          onDraftChange={(changed) => {
            setDraft(changed)
            edit()
          }}
          onSubmit={() => submit(draft)}
        />
      )
    case 'sent':
    case 'awaiting-admin':
    case 'registered':
      return <RegistrationRest view={view} name={draft.userName} from={from} onResend={() => resend(draft)} onChange={change} />
    default:
      return view satisfies never
  }
}
