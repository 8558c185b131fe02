import type { Shown } from './connection-pill.tsx'

export const examples = {
  connecting: { kind: 'connecting' },
  resyncing: { kind: 'resyncing' },
  live: { kind: 'live' },
  reconnecting: { kind: 'reconnecting', nextTryAt: 3_000 },
  offline: { kind: 'offline' },
  refused: { kind: 'refused', why: 'forbidden' },
} as const satisfies Record<string, Shown>
