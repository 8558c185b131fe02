import type { FormView } from '#machines/kit/form.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { EditForm } from './team-edit-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: {
    kind: 'open',
    problem: { kind: 'forbidden', title: 'Only the captain can do this' },
    field: null,
  },
  saving: { kind: 'busy' },
} as const satisfies Record<string, FormView>

const nothing = () => {}
export const shown = shownExamples<FormView>(examples, (view) => (
  <EditForm
    view={view}
    saved={{ name: 'Red', bio: '' }}
    typed={{ name: 'Blue', bio: '' }}
    onType={nothing}
    onSubmit={nothing}
    onDiscard={nothing}
  />
))
