import type { FormView } from '#machines/kit/form.ts'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: {
    kind: 'open',
    problem: { kind: 'forbidden', title: 'Only the captain may do that' },
    field: null,
  },
  saving: { kind: 'busy' },
} as const satisfies Record<string, FormView>
