import type { FormView } from '#machines/kit/form.ts'
import type { ProfileField } from '#machines/account/profile-edit.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  taken: { kind: 'open', problem: { kind: 'refused', title: 'This name is taken' }, field: 'userName' },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
  saving: { kind: 'busy' },
} as const satisfies Record<string, FormView<null, ProfileField>>
