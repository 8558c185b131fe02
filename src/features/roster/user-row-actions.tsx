import KeyRound from 'lucide-react/icons/key-round'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash'
import type { UserInfoModel } from '#contract/models/user.ts'
import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout.tsx'
import { isDoing } from './is-doing.ts'

export interface UserRowActionsProps {
  user: UserInfoModel
  isOwn: boolean
  acting: RosterActionsView
  onAct: (act: RosterAction) => void
  onEdit: (user: UserInfoModel) => void
}

export function UserRowActions({ user, isOwn, acting, onAct, onEdit }: UserRowActionsProps) {
  const words = useWords(userAdminWords)
  const { id, userName } = user
  const row = { act: acting, to: id }
  return (
    <Row as="span" gap="1" wrap={false} align="stretch">
      <IconButton
        label={words.edit(userName)}
        title={words.edit(userName)}
        size="sm"
        onClick={() => onEdit(user)}
      >
        <SquarePen aria-hidden />
      </IconButton>
      <IconButton
        label={words.reset(userName)}
        title={words.reset(userName)}
        size="sm"
        state={isDoing(row, 'reset-password')}
        onClick={() => onAct({ kind: 'reset-password', id, user: userName })}
      >
        <KeyRound aria-hidden />
      </IconButton>
      <IconButton
        label={words.delete(userName)}
        title={isOwn ? words.notYourself : words.delete(userName)}
        size="sm"
        tone="danger"
        disabled={isOwn}
        state={isDoing(row, 'delete-user')}
        onClick={() => onAct({ kind: 'delete-user', id, user: userName })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  )
}
