import type { UserInfoModel } from '#contract/models/user.ts'
import { USER_SORTS, type UserSort } from '#contract/rules/roster.ts'
import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { SrOnly, Text } from '#src/ui/layout.tsx'
import { Table } from '#src/ui/table.tsx'
import { toTableOrder } from './column-sort.ts'
import { UserRowActions, type UserRowActionsProps } from './user-row-actions.tsx'
import {
  UserActive,
  UserName,
  UserPick,
  UserPerson,
  UserRegistered,
  UserVisit,
  type ChosenUsers,
  type UserActiveProps,
  type UserPickProps,
} from './user-cells.tsx'

const ada: UserInfoModel = {
  id: '6f1c0c5e-9d0a-4c39-8f4f-0b6a4b0a8e01',
  userName: 'ada',
  realName: 'Ada L.',
  stdNumber: '1815',
  phone: null,
  bio: '',
  registerTimeUTC: '2026-11-01T08:00:00+00:00',
  lastVisitedUTC: '2026-11-20T08:00:00+00:00',
  ip: '192.0.2.7',
  email: 'ada@example.org',
  avatar: null,
  role: 'Admin',
  emailConfirmed: true,
}
export const exampleUsers: readonly UserInfoModel[] = [
  ada,
  { ...ada, id: '7', userName: 'grace', role: 'User', realName: '', stdNumber: '', emailConfirmed: false },
  { ...ada, id: '8', userName: 'mallory', role: 'Banned' },
]

export interface UserTableProps {
  users: readonly UserInfoModel[]
  state: 'settled' | 'settling'
  /** Marks the user's own row, because users may not lock themselves out. */
  ownId: string | null
  acting: RosterActionsView
  onAct: (act: RosterAction) => void
  onEdit: (user: UserInfoModel) => void
  /** Null if the server cannot change several accounts together. */
  chosen: ChosenUsers | null
  /** Null if the server has a fixed order. */
  order: { sort: UserSort; desc: boolean; onOrder: (sort: UserSort, desc: boolean) => void } | null
}

export function UserTable({ users, state, ownId, acting, onAct, onEdit, chosen, order }: UserTableProps) {
  const words = useWords(userAdminWords)
  const acts = useWords(userActsWords)
  const isSortable = order !== null
  return (
    <div aria-busy={state === 'settling'}>
      <Table
        caption={words.list}
        rows={users}
        rowKey={({ id }) => id}
        {...toTableOrder(order, USER_SORTS)}
        columns={[
          ...(chosen === null
            ? []
            : [
                {
                  key: 'pick' as const,
                  head: (
                    <Checkbox
                      label={<SrOnly>{acts.selectAll}</SrOnly>}
                      checked={chosen.all}
                      onCheckedChange={chosen.turnAll}
                    />
                  ),
                  cell: (user: UserInfoModel) => toPick({ user, isOwn: user.id === ownId, chosen }),
                },
              ]),
          {
            key: 'active',
            head: words.column.active,
            cell: (user) => toActive({ user, isOwn: user.id === ownId, acting, onAct }),
          },
          {
            key: 'Name',
            head: words.column.user,
            isRowHead: true,
            isSortable,
            cell: (user) => toName(user, user.id === ownId),
          },
          { key: 'Email', head: words.column.email, isSortable, cell: toEmail },
          { key: 'person', head: words.column.person, cell: toPerson },
          { key: 'Registered', head: words.column.registered, isSortable, cell: toRegistered },
          { key: 'Visited', head: words.column.visit, isSortable, cell: toVisit },
          {
            key: 'acts',
            head: words.column.acts,
            cell: (user) => toActs({ user, isOwn: user.id === ownId, acting, onAct, onEdit }),
          },
        ]}
      />
    </div>
  )
}

const toPick = (props: UserPickProps) => <UserPick {...props} />
const toActive = (props: UserActiveProps) => <UserActive {...props} />
const toName = (user: UserInfoModel, isOwn: boolean) => <UserName user={user} isOwn={isOwn} />
const toEmail = ({ email }: UserInfoModel) => <Text lines="broken">{email}</Text>
const toPerson = (user: UserInfoModel) => <UserPerson user={user} />
const toRegistered = (user: UserInfoModel) => <UserRegistered user={user} />
const toVisit = (user: UserInfoModel) => <UserVisit user={user} />
const toActs = (props: UserRowActionsProps) => <UserRowActions {...props} />
