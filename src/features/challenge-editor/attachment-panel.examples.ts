import type { AttachmentView } from '#machines/admin/attachment.machine.ts'

export const examples = {
  idle: { kind: 'idle' },
  empty: { kind: 'empty' },
  uploading: { kind: 'uploading', file: 'src.zip', share: 0.4 },
  setting: { kind: 'setting' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' } },
  cancelled: { kind: 'cancelled', file: 'src.zip' },
} as const satisfies Record<string, AttachmentView>
