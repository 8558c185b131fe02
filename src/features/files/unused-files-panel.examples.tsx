import { shownExamples } from '#src/ui/shown-examples.ts'
import { FilesPanel } from './unused-files-panel.tsx'
import type { FilesView } from './unused-files-view.ts'

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
  listed: {
    kind: 'listed',
    files: [
      { hash: 'a'.repeat(64), name: 'src.zip', size: 2_100_000, storedAt: '2026-11-18T08:00:00+00:00' },
      { hash: 'b'.repeat(64), name: 'old poster.webp', size: 90_000, storedAt: '2026-11-17T08:00:00+00:00' },
    ],
    total: 2,
    totalSize: 2_190_000,
    pages: 1,
  },
} as const satisfies Record<string, Exclude<FilesView, { kind: 'beyond' }>>

const IDLE = { kind: 'idle', task: null, value: null, problem: null } as const
const nothing = () => {}
export const shown = shownExamples<Exclude<FilesView, { kind: 'beyond' }>>(examples, (view) => (
  <FilesPanel view={view} removing={IDLE} skip={0} send={nothing} />
))
