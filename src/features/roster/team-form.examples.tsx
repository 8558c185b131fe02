import type { FormView } from '#machines/kit/form.ts'
import type { RecordField } from '#machines/admin/record-edit.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { TeamForm } from './team-form.tsx'
import { exampleTeams } from './team-table.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'Enter a team name' }, field: 'name' },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
  saving: { kind: 'busy' },
} as const satisfies Record<string, FormView<null, RecordField>>

const nothing = () => {}
const texts = { name: 'Red Pandas', bio: 'Bamboo first.' }
export const shown = shownExamples<FormView<null, RecordField>>(examples, (view) =>
  exampleTeams
    .slice(0, 1)
    .map((team) => (
      <TeamForm
        key={team.id}
        view={view}
        team={team}
        form={{ saved: texts, typed: texts }}
        onType={nothing}
        onSubmit={nothing}
        onDiscard={nothing}
      />
    )),
)
