import type { Shown } from './reset-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'The link is not valid or has expired' } },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' } },
  heldOff: { kind: 'held-off', until: 0 },
  busy: { kind: 'busy' },
} as const satisfies Record<string, Shown>
