import type { RecoveryView } from '#machines/account/recovery.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { RecoveryForm, RecoverySent } from './recovery.tsx'

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
    problem: { kind: 'missing', title: 'User not found' },
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

const nothing = () => {}
export const shown = shownExamples<RecoveryView>(examples, (view) =>
  view.kind === 'sent' ? (
    <RecoverySent view={view} onResend={nothing} onChange={nothing} />
  ) : (
    <RecoveryForm view={view} email="ada@example.org" onEmailChange={nothing} onSubmit={nothing} />
  ),
)
