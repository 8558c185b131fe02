import { shownExamples } from '#src/ui/shown-examples.ts'
import { ResetForm, type Shown } from './reset-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'This link is invalid or has expired' } },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' } },
  heldOff: { kind: 'held-off', until: 0 },
  busy: { kind: 'busy' },
} as const satisfies Record<string, Shown>

const nothing = () => {}
export const shown = shownExamples<Shown>(examples, (view) => (
  <ResetForm view={view} email="" onSubmit={nothing} onEdit={nothing} />
))
