import { shownExamples } from '#src/ui/shown-examples.ts'
import { PasswordForm, type FormView } from './password-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'The current password is wrong' } },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' } },
  heldOff: { kind: 'held-off', until: 0 },
  changing: { kind: 'changing' },
} as const satisfies Record<string, FormView>

const nothing = () => {}
export const shown = shownExamples<FormView>(examples, (view) => (
  <PasswordForm view={view} userName="ada" onEdit={nothing} onSubmit={nothing} onCancel={nothing} />
))
