import { shownExamples } from '#src/ui/shown-examples.ts'
import { ConnectionPill, type Shown } from './connection-pill.tsx'

export const examples = {
  connecting: { kind: 'connecting' },
  resyncing: { kind: 'resyncing' },
  live: { kind: 'live' },
  reconnecting: { kind: 'reconnecting', nextTryAt: 3_000 },
  offline: { kind: 'offline' },
  refused: { kind: 'refused', why: 'forbidden' },
  reread: { kind: 'reread', readAt: -12_000 },
} as const satisfies Record<string, Shown>

const nothing = () => {}
export const shown = shownExamples<Shown>(examples, (view) => (
  <ConnectionPill view={view} now={0} onRetry={nothing} />
))
