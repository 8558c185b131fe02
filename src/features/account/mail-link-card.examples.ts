import type { LinkState } from './mail-link-card.tsx'

export const examples = {
  missing: { kind: 'missing' },
  working: { kind: 'working' },
  refused: {
    kind: 'refused',
    problem: { kind: 'signed-out', title: 'The link is not valid or has expired' },
  },
  cutOff: { kind: 'failed', problem: { kind: 'unreachable' }, until: null },
  heldOff: { kind: 'failed', problem: { kind: 'too-often', retryAfterMs: 1000, title: null }, until: 0 },
} as const satisfies Record<string, LinkState>
