import type { ProfileEditView } from '#machines/account/profile-edit.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null, at: null },
  taken: { kind: 'open', problem: { kind: 'refused', title: 'This name is taken' }, at: 'userName' },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, at: null },
  saving: { kind: 'saving' },
} as const satisfies Record<string, ProfileEditView>
