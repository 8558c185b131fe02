import type { TeamInviteView } from '#machines/team/team-invite.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { InvitePanel } from './invite-panel.tsx'

export const examples = {
  loading: { kind: 'loading' },
  shown: { kind: 'shown', code: 'Red Pandas:1:0123456789abcdef0123456789abcdef' },
  renewing: { kind: 'renewing', code: 'Red Pandas:1:0123456789abcdef0123456789abcdef' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' } },
} as const satisfies Record<string, TeamInviteView>

const nothing = () => {}
export const shown = shownExamples<TeamInviteView>(examples, (view) => (
  <InvitePanel view={view} onCopied={nothing} onRenew={nothing} onRetry={nothing} />
))
