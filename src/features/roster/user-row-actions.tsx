import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash'
import UserCheck from 'lucide-react/icons/user-check'
import type { UserInfoModel } from '#contract/models/user.ts'
import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LateMenu } from './late-menu.tsx'
import { isDoing } from './is-doing.ts'

export interface UserRowActionsProps {
  user: UserInfoModel
  /** Marks the user's own row, because users may not lock themselves out. */
  isOwn: boolean
  acting: RosterActionsView
  onAct: (act: RosterAction) => void
  onEdit: (user: UserInfoModel) => void
  tab: 0 | -1
}

/** A card has room for one button, so there the actions are in a menu. */
export function UserRowActions(props: UserRowActionsProps) {
  const words = useWords(userAdminWords)
  const { user, isOwn, acting, onAct, onEdit, tab } = props
  const { id, userName, emailConfirmed } = user
  const row = { act: acting, to: id }
  const reset = () => onAct({ kind: 'reset-password', id, user: userName })
  const remove = () => onAct({ kind: 'delete-user', id, user: userName })
  if (useIsNarrow())
    return (
      <LateMenu
        side="bottom-end"
        trigger={
          <IconButton label={words.actsOn(userName)} size="xs" tabIndex={tab}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          {
            kind: 'action',
            id: 'edit',
            label: words.edit(userName),
            icon: <SquarePen />,
            onSelect: () => onEdit(user),
          },
          {
            kind: 'action',
            id: 'active',
            label: emailConfirmed ? words.deactivate(userName) : words.turn(userName),
            icon: <UserCheck />,
            isDisabled: isOwn,
            onSelect: () => onAct({ kind: emailConfirmed ? 'deactivate' : 'activate', id, user: userName }),
          },
          { kind: 'action', id: 'reset', label: words.reset(userName), icon: <KeyRound />, onSelect: reset },
          {
            kind: 'action',
            id: 'delete',
            label: words.delete(userName),
            icon: <Trash2 />,
            tone: 'danger',
            isDisabled: isOwn,
            onSelect: remove,
          },
        ]}
      />
    )
  return (
    <>
      <IconButton
        label={words.edit(userName)}
        title={words.edit(userName)}
        size="xs"
        tabIndex={tab}
        onClick={() => onEdit(user)}
      >
        <SquarePen aria-hidden />
      </IconButton>
      <IconButton
        label={words.reset(userName)}
        title={words.reset(userName)}
        size="xs"
        tabIndex={tab}
        state={isDoing(row, 'reset-password')}
        onClick={reset}
      >
        <KeyRound aria-hidden />
      </IconButton>
      <IconButton
        label={words.delete(userName)}
        title={isOwn ? words.notYourself : words.delete(userName)}
        size="xs"
        tabIndex={tab}
        tone="danger"
        disabled={isOwn}
        state={isDoing(row, 'delete-user')}
        onClick={remove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}
