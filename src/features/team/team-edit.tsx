import { useConfirm } from '#src/bind/use-confirm.ts'
import { useTeamEdit } from '#src/bind/use-team-edit.ts'
import { useLeaveGuard } from '#src/ui/leave-guard.ts'
import { EditForm } from './edit-form.tsx'
import type { TeamView } from './teams-view.ts'

export function TeamEdit({ team }: { team: Pick<TeamView, 'id' | 'name' | 'bio'> }) {
  const saved = { name: team.name, bio: team.bio }
  const edit = useTeamEdit(team.id, saved)
  const confirm = useConfirm()
  const unsaved = edit.changes.length
  useLeaveGuard(
    unsaved > 0,
    async () => {
      if ((await confirm({ kind: 'drop-changes', count: unsaved })) !== 'confirmed') return false
      edit.discard()
      return true
    },
    // All teams and each of them are on one path.
    (next, here) => next.pathname === here.pathname && next.search === here.search,
  )
  return <EditForm view={edit.view} saved={saved} typed={edit.typed} onType={edit.type} onSubmit={edit.submit} onDiscard={edit.discard} />
}
