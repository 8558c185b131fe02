import { useActor } from '@xstate/react'
import { use } from 'react'
import type { TeamTexts } from '#contract/rules/team.ts'
import { teamChanges, toTeamEditView, type TeamEditView } from '#machines/team/team-edit.machine.ts'
import { useDraft } from './use-draft.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

export interface TeamEdit {
  view: TeamEditView
  /** What stands in the fields: what was typed, and where nothing was, what the server says. */
  typed: TeamTexts
  changes: readonly (keyof TeamTexts)[]
  type: (field: keyof TeamTexts, text: string) => void
  submit: () => void
  discard: () => void
}

export function useTeamEdit(team: number, saved: TeamTexts): TeamEdit {
  const { draft, type, forget } = useDraft(`team-edit ${team}`)
  const [snapshot, send, process] = useActor(use(useWired().team()).edit, { input: { team } })
  useTold(process, forget)
  const typed = { name: draft['name'] ?? saved.name, bio: draft['bio'] ?? saved.bio }
  const form = { saved, typed }
  return {
    view: toTeamEditView(snapshot),
    typed,
    changes: teamChanges(form),
    type(field, text) {
      type(field, text)
      send({ type: 'edit' })
    },
    submit: () => send({ type: 'submit', ...form }),
    discard() {
      forget()
      send({ type: 'discard' })
    },
  }
}
