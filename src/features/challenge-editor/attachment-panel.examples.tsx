import type { AttachmentView } from '#machines/admin/attachment.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { AttachmentPanel } from './attachment-panel.tsx'

export const examples = {
  idle: { kind: 'idle' },
  empty: { kind: 'empty' },
  uploading: { kind: 'uploading', file: 'src.zip', share: 0.4 },
  setting: { kind: 'setting' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' } },
  cancelled: { kind: 'cancelled', file: 'src.zip' },
} as const satisfies Record<string, AttachmentView>

const nothing = () => {}
export const shown = shownExamples<AttachmentView>(examples, (view) => (
  <AttachmentPanel view={view} most={3_000_000} send={nothing} />
))
