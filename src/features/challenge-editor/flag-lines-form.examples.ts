import type { FlagAdditionView } from '#machines/admin/flag-addition.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'A flag is too long' } },
  busy: { kind: 'busy' },
} as const satisfies Record<string, FlagAdditionView>
