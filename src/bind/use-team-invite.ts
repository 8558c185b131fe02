import { useActor } from '@xstate/react'
import { use } from 'react'
import { toTeamInviteView, type TeamInviteView } from '#machines/team/team-invite.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useTeamInvite(team: { id: number; name: string }): {
  view: TeamInviteView
  renew: () => void
  retry: () => void
} {
  const [snapshot, send, process] = useActor(use(useWired().team()).invite, { input: { team } })
  useAnnounced(process)
  return {
    view: toTeamInviteView(snapshot),
    renew: () => send({ type: 'renew' }),
    retry: () => send({ type: 'retry' }),
  }
}
