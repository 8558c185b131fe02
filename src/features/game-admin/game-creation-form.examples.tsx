import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { FormView } from '#machines/kit/form.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { CreationForm } from './game-creation-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: {
    kind: 'open',
    problem: { kind: 'refused', title: 'The start must be before the end' },
    field: null,
  },
  busy: { kind: 'busy' },
} as const satisfies Record<string, FormView<GameInfoModel>>

const NOON = Date.parse('2026-11-20T12:00:00Z')
const nothing = () => {}
export const shown = shownExamples<FormView<GameInfoModel>>(examples, (view) => (
  <CreationForm
    view={view}
    draft={{ title: '', startsAt: NOON, endsAt: NOON + 1 }}
    now={NOON}
    onType={nothing}
    onSubmit={nothing}
  />
))
