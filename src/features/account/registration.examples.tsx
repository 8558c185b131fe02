import type { RegistrationView } from '#machines/account/registration.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationRest } from './registration.tsx'

const resting = {
  kind: 'sent',
  to: 'ada@example.org',
  isSending: false,
  until: null,
  problem: null,
  trouble: null,
} as const

export const examples = {
  open: { kind: 'open', problem: null, at: null, trouble: null },
  closed: {
    kind: 'open',
    problem: { kind: 'refused', title: 'Registration is closed' },
    at: null,
    trouble: null,
  },
  elsewhere: {
    kind: 'open',
    problem: { kind: 'refused', title: 'Only these domains may be used: example.org' },
    at: 'email',
    trouble: null,
  },
  taken: {
    kind: 'open',
    problem: { kind: 'refused', title: 'This username is already in use' },
    at: 'userName',
    trouble: null,
  },
  blocked: { kind: 'open', problem: null, at: null, trouble: 'blocked' },
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

const nothing = () => {}
export const shown = shownExamples<RegistrationView>(examples, (view) =>
  view.kind === 'sent' || view.kind === 'awaiting-admin' || view.kind === 'registered' ? (
    <RegistrationRest view={view} name="ada" onResend={nothing} onChange={nothing} />
  ) : (
    <RegistrationForm
      view={view}
      draft={{ email: 'ada@example.org', userName: 'ada', password: 'Lovelace', repeat: '' }}
      onDraftChange={nothing}
      onSubmit={nothing}
    />
  ),
)
