import type { GameCloneView } from '#machines/admin/game-clone.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'A game has to start before it ends' } },
  busy: { kind: 'busy' },
} as const satisfies Record<string, GameCloneView>
