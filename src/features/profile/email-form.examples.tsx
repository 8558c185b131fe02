import { shownExamples } from '#src/ui/shown-examples.ts'
import { EmailForm, type FormView } from './email-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, at: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'Ask an administrator' }, at: 'email' },
  unsent: { kind: 'open', problem: { kind: 'refused', title: 'The email couldn’t be sent' }, at: null },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, at: null },
  heldOff: { kind: 'held-off', until: 0 },
  sending: { kind: 'sending' },
} as const satisfies Record<string, FormView>

const nothing = () => {}
export const shown = shownExamples<FormView>(examples, (view) => (
  <EmailForm
    view={view}
    texts={{ current: 'ada@example.org', next: 'ADA@example.org' }}
    onEdit={nothing}
    onSubmit={nothing}
    onCancel={nothing}
  />
))
