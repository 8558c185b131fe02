import type { TeamInfoModel } from '#contract/models/team.ts'
import type { FormView } from '#machines/kit/form.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { CreationForm } from './team-creation-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'You are a captain already' }, field: null },
  busy: { kind: 'busy' },
  created: {
    kind: 'done',
    value: { id: 1, name: 'Owls', bio: null, avatar: null, locked: false, members: null },
  },
} as const satisfies Record<string, FormView<TeamInfoModel>>

const nothing = () => {}
const texts = { name: 'Red', bio: '' }
export const shown = shownExamples<FormView<TeamInfoModel>>(examples, (view) => (
  <CreationForm view={view} texts={texts} onType={nothing} onSubmit={nothing} />
))
