import type { FormView } from '#machines/kit/form.ts'
import type { RecordField } from '#machines/admin/record-edit.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { userValuesOf } from '#machines/admin/user-fields.ts'
import { UserForm } from './user-form.tsx'
import { exampleUsers } from './user-cells.examples.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  taken: {
    kind: 'open',
    problem: { kind: 'refused', title: 'This username is already in use' },
    field: 'userName',
  },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
  saving: { kind: 'busy' },
} as const satisfies Record<string, FormView<null, RecordField>>

const nothing = () => {}
export const shown = shownExamples<FormView<null, RecordField>>(examples, (view) =>
  exampleUsers
    .slice(1, 2)
    .map((user) => (
      <UserForm
        key={user.id}
        view={view}
        user={user}
        form={{ saved: userValuesOf(user), typed: userValuesOf(user) }}
        isOwn={false}
        onType={nothing}
        onSubmit={nothing}
        onDiscard={nothing}
      />
    )),
)
