import type { FlagFilesView } from '#machines/admin/flag-files.machine.ts'
import { files } from './flag-files-form.tsx'

export const examples = {
  none: { kind: 'choosing', files: [], empty: 0 },
  choosing: { kind: 'choosing', files, empty: 1 },
  uploading: { kind: 'uploading', files, share: 0.4, uploaded: 1 },
  adding: { kind: 'adding', files },
  failed: { kind: 'failed', files, problem: { kind: 'unreachable' }, uploaded: 1 },
  cancelled: { kind: 'cancelled', files, uploaded: 1 },
} as const satisfies Record<string, FlagFilesView>
