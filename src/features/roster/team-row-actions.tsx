import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout.tsx'
import { isDoing } from './is-doing.ts'

export interface TeamRowActionsProps {
  team: TeamInfoModel
  acting: RosterActionsView
  onAct: (act: RosterAction) => void
  onEdit: (team: TeamInfoModel) => void
}

export function TeamRowActions({ team, acting, onAct, onEdit }: TeamRowActionsProps) {
  const words = useWords(teamAdminWords)
  const { id, name, locked } = team
  const row = { act: acting, to: id }
  const turn = locked ? 'unlock-team' : 'lock-team'
  const turnWords = (locked ? words.unlock : words.lock)(name)
  return (
    <Row as="span" gap="1" wrap={false} align="stretch">
      <IconButton label={words.edit(name)} title={words.edit(name)} size="sm" onClick={() => onEdit(team)}>
        <SquarePen aria-hidden />
      </IconButton>
      <IconButton
        label={turnWords}
        title={turnWords}
        size="sm"
        state={isDoing(row, turn)}
        onClick={() => onAct({ kind: turn, id, team: name })}
      >
        {locked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
      </IconButton>
      <IconButton
        label={words.delete(name)}
        title={words.delete(name)}
        size="sm"
        tone="danger"
        state={isDoing(row, 'delete-team')}
        onClick={() => onAct({ kind: 'delete-team', id, team: name })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  )
}
