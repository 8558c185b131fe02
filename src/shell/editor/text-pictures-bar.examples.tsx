import type { TextPicturesView } from '#machines/admin/text-pictures.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { TextPicturesBar } from './text-pictures-bar.tsx'

export const examples = {
  idle: { kind: 'idle', foreign: [] },
  foreign: { kind: 'idle', foreign: ['notes.pdf', 'scan.tiff'] },
  uploading: { kind: 'uploading', share: 0.4, count: 2, foreign: [] },
  uploadingSome: { kind: 'uploading', share: 0.4, count: 1, foreign: ['notes.pdf'] },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, foreign: [] },
  cancelled: { kind: 'cancelled', foreign: [] },
} as const satisfies Record<string, TextPicturesView>

const nothing = () => {}
export const shown = shownExamples<TextPicturesView>(examples, (view) => (
  <TextPicturesBar of="Description" view={view} onAdd={nothing} send={nothing} />
))
