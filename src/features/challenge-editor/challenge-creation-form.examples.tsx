import type { FormView } from '#machines/kit/form.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { CreationForm } from './challenge-creation-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'Game not found' }, field: null },
  busy: { kind: 'busy' },
} as const satisfies Record<string, FormView<number>>

const nothing = () => {}
export const shown = shownExamples<FormView<number>>(examples, (view) => (
  <CreationForm
    view={view}
    challenge={{ title: 'a', tag: 'Misc', type: 'DynamicContainer' }}
    onType={nothing}
    onSubmit={nothing}
  />
))
