import type { TeamInviteView } from '#machines/team/team-invite.machine.ts'

export const examples = {
  loading: { kind: 'loading' },
  shown: { kind: 'shown', code: 'Red Pandas:1:0123456789abcdef0123456789abcdef' },
  renewing: { kind: 'renewing', code: 'Red Pandas:1:0123456789abcdef0123456789abcdef' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' } },
} as const satisfies Record<string, TeamInviteView>
