import type { FormView } from '#machines/kit/form.ts'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'This game does not exist' }, field: null },
  busy: { kind: 'busy' },
} as const satisfies Record<string, FormView<number>>
