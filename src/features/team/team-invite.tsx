import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useTeamInvite } from '#src/bind/use-team-invite.ts'
import { InvitePanel } from './invite-panel.tsx'

export function TeamInvite({ team }: { team: { id: number; name: string } }) {
  const announce = useAnnounce()
  const { view, renew, retry } = useTeamInvite(team)
  return (
    <InvitePanel view={view} onCopied={() => announce({ kind: 'copied' })} onRenew={renew} onRetry={retry} />
  )
}
