import type { TeamInfoModel } from '#contract/models/team.ts'
import type { FormView } from '#machines/kit/form.ts'

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'You are a captain already' }, field: null },
  busy: { kind: 'busy' },
  created: {
    kind: 'done',
    value: { id: 1, name: 'Owls', bio: null, avatar: null, locked: false, members: null },
  },
} as const satisfies Record<string, FormView<TeamInfoModel>>
