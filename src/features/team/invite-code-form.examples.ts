import type { TeamJoiningView } from '#machines/team/team-joining.machine.ts'

export const examples = {
  open: { kind: 'open', problem: null },
  refused: { kind: 'open', problem: { kind: 'refused', title: 'This invite code is no longer valid' } },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' } },
  busy: { kind: 'busy' },
  joined: { kind: 'joined', team: 1 },
} as const satisfies Record<string, TeamJoiningView>
