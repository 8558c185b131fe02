import type { Upload } from '#contract/call.ts'
import type { WriteupView } from '#machines/game/writeup.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { WriteupPanel } from './writeup-panel.tsx'

const file: Upload = { name: 'red-pandas.pdf', size: 2_100_000, type: 'application/pdf' }

export const examples = {
  idle: { kind: 'idle' },
  empty: { kind: 'refused', flaw: 'empty' },
  large: { kind: 'refused', flaw: 'large' },
  foreign: { kind: 'refused', flaw: 'foreign' },
  checked: { kind: 'checked', file },
  uploading: { kind: 'uploading', file, share: 0.4 },
  reading: { kind: 'reading' },
  failed: { kind: 'failed', file, problem: { kind: 'unreachable' } },
  cancelled: { kind: 'cancelled', file },
  handedIn: { kind: 'handed-in' },
  closed: { kind: 'closed', problem: null },
  tooLate: { kind: 'closed', problem: { kind: 'refused', title: 'The deadline has passed' } },
} as const satisfies Record<string, WriteupView>

const nothing = () => {}
export const shown = shownExamples<WriteupView>(examples, (view) => (
  <WriteupPanel view={view} present={null} send={nothing} />
))
