import type { FormView } from '#machines/kit/form.ts'
import type { ProfileField } from '#machines/account/profile-edit.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { ProfileForm } from './profile-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  taken: { kind: 'open', problem: { kind: 'refused', title: 'This name is taken' }, field: 'userName' },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
  saving: { kind: 'busy' },
} as const satisfies Record<string, FormView<null, ProfileField>>

const nothing = () => {}
const saved = { userName: 'ada', realName: '', stdNumber: '', phone: '+44 20', bio: '' }
export const shown = shownExamples<FormView<null, ProfileField>>(examples, (view) => (
  <ProfileForm
    view={view}
    saved={saved}
    typed={{ ...saved, bio: 'Hello' }}
    onEdit={nothing}
    onSubmit={nothing}
    onDiscard={nothing}
  />
))
