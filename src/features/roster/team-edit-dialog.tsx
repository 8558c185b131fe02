import type { TeamInfoModel } from '#contract/models/team.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { useRecordEdit } from '#src/bind/use-record-edit.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { TeamForm } from './team-form.tsx'

export interface TeamRecordProps {
  team: TeamInfoModel
  at: RosterQuery
  onClose: () => void
}

/** What was typed outlives the dialog, and a session that ends meanwhile. */
export function TeamEditDialog({ team, at, onClose }: TeamRecordProps) {
  const words = useWords(teamAdminWords).form
  const { draft, type, forget } = useDraft(`team-record ${team.id}`)
  const { view, submit, edit } = useRecordEdit(at, () => {
    forget()
    onClose()
  })
  const saved = { name: team.name, bio: team.bio ?? '' }
  const typed = { name: draft['name'] ?? saved.name, bio: draft['bio'] ?? saved.bio }
  return (
    <Dialog isOpen onClose={onClose} title={words.title(team.name)} closeLabel={words.close} size="sm">
      <TeamForm
        view={view}
        team={team}
        form={{ saved, typed }}
        onType={(field, text) => {
          type(field, text)
          edit()
        }}
        onSubmit={() => submit({ kind: 'team', id: team.id, saved, typed })}
        onDiscard={() => {
          forget()
          edit()
        }}
      />
    </Dialog>
  )
}
