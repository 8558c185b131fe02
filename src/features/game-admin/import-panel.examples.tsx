import type { GameImportView } from '#machines/admin/game-import.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { ImportPanel } from './import-panel.tsx'

export const examples = {
  idle: { kind: 'idle', flaw: null },
  strange: { kind: 'idle', flaw: 'strange' },
  empty: { kind: 'idle', flaw: 'empty' },
  large: { kind: 'idle', flaw: 'large' },
  sending: { kind: 'sending', file: 'autumn.zip', share: 0.4 },
  unpacking: { kind: 'unpacking', file: 'autumn.zip' },
  failed: { kind: 'failed', problem: { kind: 'refused', title: 'The archive is damaged' } },
  cancelled: { kind: 'cancelled', file: 'autumn.zip' },
} as const satisfies Record<string, GameImportView>

const nothing = () => {}
export const shown = shownExamples<GameImportView>(examples, (view) => (
  <ImportPanel view={view} send={nothing} />
))
