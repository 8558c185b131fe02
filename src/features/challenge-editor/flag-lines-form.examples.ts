import type { FormView } from '#machines/kit/form.ts'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'A flag is too long' }, field: null },
  busy: { kind: 'busy' },
} as const satisfies Record<string, FormView>
