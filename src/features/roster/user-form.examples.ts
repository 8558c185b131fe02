import type { RecordEditView } from '#machines/admin/record-edit.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null, at: null },
  taken: { kind: 'open', problem: { kind: 'refused', title: 'This user name is in use' }, at: 'userName' },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, at: null },
  saving: { kind: 'saving' },
} as const satisfies Record<string, RecordEditView>
