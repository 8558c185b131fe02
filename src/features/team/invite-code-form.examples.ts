import type { FormView } from '#machines/kit/form.ts'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: {
    kind: 'open',
    problem: { kind: 'refused', title: 'This invite code is no longer valid' },
    field: null,
  },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
  busy: { kind: 'busy' },
  joined: { kind: 'done', value: 1 },
} as const satisfies Record<string, FormView<number>>
