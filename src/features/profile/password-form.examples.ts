import type { FormView } from './password-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'The old password is wrong' } },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' } },
  heldOff: { kind: 'held-off', until: 0 },
  changing: { kind: 'changing' },
} as const satisfies Record<string, FormView>
