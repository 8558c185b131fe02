import type { TeamCreationView } from '#machines/team/team-creation.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'You are a captain already' } },
  busy: { kind: 'busy' },
  created: { kind: 'created', team: 1 },
} as const satisfies Record<string, TeamCreationView>
