import { useConfirm } from '#src/bind/use-confirm.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { teamChanges } from '#machines/team/team-edit.machine.ts'
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts'
import { EditForm } from './team-edit-form.tsx'
import type { TeamView } from './teams-view.ts'

/** What was typed outlives the screen; where nothing was, the fields show what the server says. */
export function TeamEdit({ team }: { team: Pick<TeamView, 'id' | 'name' | 'bio'> }) {
  const { draft, type, forget } = useDraft(`team-edit ${team.id}`)
  const [view, send] = useProcess(usePart('team').edit, { team: team.id }, { hear: { succeeded: forget } })
  const confirm = useConfirm()
  const saved = { name: team.name, bio: team.bio }
  const form = { saved, typed: { name: draft['name'] ?? saved.name, bio: draft['bio'] ?? saved.bio } }
  const unsaved = teamChanges(form).length
  const discard = () => {
    forget()
    send({ type: 'edit' })
  }
  useLeaveGuard(
    unsaved > 0,
    async () => {
      if ((await confirm({ kind: 'drop-changes', count: unsaved })) !== 'confirmed') return false
      discard()
      return true
    },
    // All teams and each of them are on one path.
    (next, here) => next.pathname === here.pathname && next.search === here.search,
  )
  return (
    <EditForm
      view={view}
      {...form}
      onType={(field, text) => {
        type(field, text)
        send({ type: 'edit' })
      }}
      onSubmit={() => send({ type: 'submit', form })}
      onDiscard={discard}
    />
  )
}
