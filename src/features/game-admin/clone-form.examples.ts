import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { FormView } from '#machines/kit/form.ts'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: {
    kind: 'open',
    problem: { kind: 'refused', title: 'A game has to start before it ends' },
    field: null,
  },
  busy: { kind: 'busy' },
} as const satisfies Record<string, FormView<GameInfoModel>>
