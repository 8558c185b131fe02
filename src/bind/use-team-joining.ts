import { useActor } from '@xstate/react'
import { use } from 'react'
import type { InviteCode } from '#contract/rules/invite-code.ts'
import { toTeamJoiningView, type TeamJoiningView } from '#machines/team/team-joining.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useTeamJoining(onJoined?: () => void): {
  view: TeamJoiningView
  join: (invite: InviteCode) => void
  edit: () => void
} {
  const [snapshot, send, process] = useActor(use(useWired().team()).joining)
  useAnnounced(process, onJoined)
  return {
    view: toTeamJoiningView(snapshot),
    join: (invite) => send({ type: 'join', invite }),
    edit: () => send({ type: 'edit' }),
  }
}
