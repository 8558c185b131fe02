import type { TeamInfoModel } from '#contract/models/team.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
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
  const [view, send] = useProcess(
    usePart('admin').recordEdit,
    {},
    {
      hear: {
        succeeded: () => {
          forget()
          onClose()
        },
      },
    },
  )
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
          send({ type: 'edit' })
        }}
        onSubmit={() => send({ type: 'submit', form: { kind: 'team', id: team.id, saved, typed, at } })}
        onDiscard={() => {
          forget()
          send({ type: 'edit' })
        }}
      />
    </Dialog>
  )
}
