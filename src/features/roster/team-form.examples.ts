import type { RecordEditView } from '#machines/admin/record-edit.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null, at: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'A team needs a name' }, at: 'name' },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, at: null },
  saving: { kind: 'saving' },
} as const satisfies Record<string, RecordEditView>
