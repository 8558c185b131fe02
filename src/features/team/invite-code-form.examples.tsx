import type { FormView } from '#machines/kit/form.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { JoinForm } from './invite-code-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: {
    kind: 'open',
    problem: { kind: 'refused', title: 'This invite code is no longer valid' },
    field: null,
  },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
  busy: { kind: 'busy' },
  joined: { kind: 'done', value: 1 },
} as const satisfies Record<string, FormView<number>>

const nothing = () => {}
export const shown = shownExamples<FormView<number>>(examples, (view) => (
  <JoinForm view={view} text="" onType={nothing} onJoin={nothing} />
))
