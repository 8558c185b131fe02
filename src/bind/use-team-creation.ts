import { useActor } from '@xstate/react'
import { use } from 'react'
import type { TeamTexts } from '#contract/rules/team.ts'
import { toTeamCreationView, type TeamCreationView } from '#machines/team/team-creation.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export function useTeamCreation(onCreated: () => void): {
  view: TeamCreationView
  submit: (texts: TeamTexts) => void
  edit: () => void
} {
  const [snapshot, send, process] = useActor(use(useWired().team()).creation)
  useAnnounced(process, onCreated)
  return {
    view: toTeamCreationView(snapshot),
    submit: (texts) => send({ type: 'submit', ...texts }),
    edit: () => send({ type: 'edit' }),
  }
}
