import type { UserInfoModel } from '#contract/models/user.ts'
import type { RosterAct, RosterActsView } from '#machines/admin/roster-acts.machine.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Switch } from '#src/ui/switch.tsx'
import { Table } from '#src/ui/table.tsx'
import { css } from '#styled/css/index.js'
import { UserActs, type UserActsProps } from './user-row-acts.tsx'
import { UserName, UserPerson, UserVisit } from './user-cells.tsx'

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
  /** Nobody locks himself out. */
  ownId: string | null
  acting: RosterActsView
  onAct: (act: RosterAct) => void
  onEdit: (user: UserInfoModel) => void
}

export function UserTable({ users, state, ownId, acting, onAct, onEdit }: UserTableProps) {
  const words = useWords(userAdminWords)
  const busy = acting.kind === 'busy' && 'user' in acting.act ? acting.act : null
  const doing = (id: string, kind: RosterAct['kind']) => (busy?.id === id && busy.kind === kind ? 'busy' : 'ready')
  const isActive = ({ id, emailConfirmed }: UserInfoModel) =>
    busy?.id === id && (busy.kind === 'activate' || busy.kind === 'deactivate') ? busy.kind === 'activate' : emailConfirmed
  return (
    <div aria-busy={state === 'settling'}>
      <Table
        caption={words.list}
        rows={users}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'active',
            head: words.column.active,
            cell: (user) =>
              toActive(words.turn(user.userName), isActive(user), user.id === ownId, (isOn) =>
                onAct({ kind: isOn ? 'activate' : 'deactivate', id: user.id, user: user.userName }),
              ),
          },
          { key: 'user', head: words.column.user, isRowHead: true, cell: (user) => toName(user, user.id === ownId) },
          { key: 'email', head: words.column.email, cell: ({ email }) => email },
          { key: 'person', head: words.column.person, cell: toPerson },
          { key: 'visit', head: words.column.visit, cell: toVisit },
          {
            key: 'acts',
            head: words.column.acts,
            cell: (user) => toActs({ user, isOwn: user.id === ownId, stateOf: (kind) => doing(user.id, kind), onAct, onEdit }),
          },
        ]}
      />
    </div>
  )
}

const toActive = (label: string, isOn: boolean, isOwn: boolean, onTurn: (isOn: boolean) => void) => (
  <Switch
    label={<span className={css({ srOnly: true })}>{label}</span>}
    checked={isOn}
    disabled={isOwn}
    onCheckedChange={onTurn}
    className={css({ verticalAlign: 'middle' })}
  />
)
const toName = (user: UserInfoModel, isOwn: boolean) => <UserName user={user} isOwn={isOwn} />
const toPerson = (user: UserInfoModel) => <UserPerson user={user} />
const toVisit = (user: UserInfoModel) => <UserVisit user={user} />
const toActs = (props: UserActsProps) => <UserActs {...props} />
