import type { FormView } from '#machines/kit/form.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { FlagLinesForm, exampleLines } from './flag-lines-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'A flag is too long' }, field: null },
  busy: { kind: 'busy' },
} as const satisfies Record<string, FormView>

const nothing = () => {}
export const shown = shownExamples<FormView>(examples, (view) => (
  <FlagLinesForm view={view} form="alone" text="" lines={exampleLines} onType={nothing} onSubmit={nothing} />
))
