import type { FlagFilesView } from '#machines/admin/flag-files.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { files, FilesForm } from './flag-files-form.tsx'
import { pairing } from './pair-flags-with-files.ts'

export const examples = {
  none: { kind: 'choosing', files: [], empty: 0 },
  choosing: { kind: 'choosing', files, empty: 1 },
  uploading: { kind: 'uploading', files, share: 0.4, uploaded: 1 },
  adding: { kind: 'adding', files },
  failed: { kind: 'failed', files, problem: { kind: 'unreachable' }, uploaded: 1 },
  cancelled: { kind: 'cancelled', files, uploaded: 1 },
} as const satisfies Record<string, FlagFilesView>

const nothing = () => {}
export const shown = shownExamples<FlagFilesView>(examples, (view) => (
  <FilesForm
    view={view}
    source="names"
    text=""
    paired={pairing(
      view.files.map(({ file }) => file.name),
      'names',
      '',
    )}
    onSource={nothing}
    onType={nothing}
    send={nothing}
  />
))
