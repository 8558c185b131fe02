import type { UserInfoModel } from '#contract/models/user.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { denseList } from '#styled/recipes/dense-list.js'
import { UserCells, type UserCellsProps } from './user-cells.tsx'

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
const grace: UserInfoModel = {
  ...ada,
  id: '7',
  userName: 'grace',
  role: 'User',
  realName: '',
  stdNumber: '',
  emailConfirmed: false,
}
const mallory: UserInfoModel = { ...ada, id: '8', userName: 'mallory', role: 'Banned' }
export const exampleUsers: readonly UserInfoModel[] = [ada, grace, mallory]

const nothing = () => {}
const player: UserCellsProps = {
  user: grace,
  isOwn: false,
  isChosen: false,
  onChoose: nothing,
  acting: { kind: 'idle' },
  onAct: nothing,
  onEdit: nothing,
  tab: 0,
}
export const examples = {
  own: { ...player, user: ada, isOwn: true },
  player,
  disabled: { ...player, user: mallory },
  chosen: { ...player, isChosen: true },
  unseen: { ...player, user: { ...grace, lastVisitedUTC: grace.registerTimeUTC } },
  unknown: {
    ...player,
    user: {
      ...grace,
      registerTimeUTC: '1970-01-01T00:00:00+00:00',
      lastVisitedUTC: '1970-01-01T00:00:00+00:00',
    },
  },
  alone: { ...player, onChoose: null },
  activating: { ...player, acting: { kind: 'busy', act: { kind: 'activate', id: grace.id, user: 'grace' } } },
  deleting: {
    ...player,
    acting: { kind: 'busy', act: { kind: 'delete-user', id: grace.id, user: 'grace' } },
  },
} as const satisfies Record<string, UserCellsProps>

export const shown = shownExamples<UserCellsProps>(examples, (props) => {
  const style = denseList({ of: 'users' })
  return (
    <div role="grid" aria-label={props.user.userName} className={style.grid}>
      <div role="row" className={style.row}>
        <UserCells {...props} />
      </div>
    </div>
  )
})
