import { instant, isNoted } from '#contract/models/time.ts'
import type { Role } from '#contract/models/role.ts'
import { hasSignedIn } from '#contract/rules/roster.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatAgo } from '#src/format/ago.ts'
import { formatDay } from '#src/format/day.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import { isDoing } from './is-doing.ts'
import { UserRowActions, type UserRowActionsProps } from './user-row-actions.tsx'

const TONES = { Banned: 'danger', User: 'muted' } as const satisfies Partial<Record<Role, string>>

export interface UserCellsProps extends UserRowActionsProps {
  isChosen: boolean
  /** Null if the server cannot change several accounts together. */
  onChoose: ((isChosen: boolean) => void) | null
}

export function UserCells(props: UserCellsProps) {
  const words = useWords(userAdminWords)
  const { user, isOwn } = props
  const { userName, email, role, realName, stdNumber, ip } = user
  const style = denseList()
  const person = [realName, stdNumber].filter((fact) => fact !== '').join(' · ')
  return (
    <>
      <UserPick {...props} />
      <DenseCell name="user" title={userName}>
        <Avatar name={userName} picture={user.avatar} size="xs" />
        <bdi className={style.name}>{userName}</bdi>
        {isOwn ? <Badge tone="teal">{words.you}</Badge> : null}
      </DenseCell>
      <DenseCell name="person" tone="muted" title={person}>
        <bdi className={style.name}>{person === '' ? words.unknown : person}</bdi>
      </DenseCell>
      <DenseCell name="email" tone={user.emailConfirmed ? undefined : 'warning'} title={email}>
        <bdi className={style.name}>{email}</bdi>
      </DenseCell>
      <DenseCell name="role" tone={role === 'Banned' || role === 'User' ? TONES[role] : undefined}>
        {words.role[role]}
      </DenseCell>
      <DenseCell name="since" tone="muted">
        <UserSince user={user} />
      </DenseCell>
      <UserSeen user={user} />
      <DenseCell name="from" tone="muted" title={ip}>
        <bdi className={style.name}>{ip}</bdi>
      </DenseCell>
      <DenseCell name="active">
        <UserActive {...props} />
      </DenseCell>
      <DenseCell name="acts">
        <UserRowActions {...props} />
      </DenseCell>
    </>
  )
}

/** The own account cannot be chosen, because administrators could lock themselves out. */
function UserPick({ user, isOwn, isChosen, onChoose, tab }: UserCellsProps) {
  const words = useWords(userActsWords)
  return (
    <DenseCell name="pick">
      {onChoose === null ? null : (
        <Checkbox
          label={<SrOnly>{words.select(user.userName)}</SrOnly>}
          tabIndex={tab}
          checked={isChosen}
          disabled={isOwn}
          onCheckedChange={onChoose}
        />
      )}
    </DenseCell>
  )
}

function UserSince({ user: { registerTimeUTC } }: Pick<UserCellsProps, 'user'>) {
  const { locale } = useText()
  const words = useWords(userAdminWords)
  return isNoted(registerTimeUTC) ? formatDay(instant(registerTimeUTC), locale) : words.notKnown
}

/** The exact time is in the title, because only few administrators need it. */
export function UserSeen({ user: { registerTimeUTC, lastVisitedUTC } }: Pick<UserCellsProps, 'user'>) {
  const { locale } = useText()
  const words = useWords(userAdminWords)
  if (!isNoted(lastVisitedUTC))
    return (
      <DenseCell name="seen" tone="muted">
        {words.notKnown}
      </DenseCell>
    )
  const at = instant(lastVisitedUTC)
  const isSeen = hasSignedIn(instant(registerTimeUTC), at)
  return (
    <DenseCell
      name="seen"
      tone={isSeen ? 'muted' : 'warning'}
      title={isSeen ? formatMoment(at, locale) : words.kind.of.Unseen}
    >
      {isSeen ? <Age at={at} /> : words.never}
    </DenseCell>
  )
}

const DAY_MS = 86_400_000

/** A component of its own, so that only this text renders every second. */
function Age({ at }: { at: number }) {
  const { locale } = useText()
  const now = useNow()
  return now - at < DAY_MS ? formatAgo(at, now, locale) : formatDay(at, locale)
}

/** During a change the switch shows the requested value. */
function UserActive({
  user: { id, userName, emailConfirmed },
  isOwn,
  acting,
  onAct,
  tab,
}: Pick<UserCellsProps, 'user' | 'isOwn' | 'acting' | 'onAct' | 'tab'>) {
  const words = useWords(userAdminWords)
  const wished = (['activate', 'deactivate'] as const).find(
    (kind) => isDoing({ act: acting, to: id }, kind) === 'busy',
  )
  return (
    <Switch
      label={<SrOnly>{words.turn(userName)}</SrOnly>}
      tabIndex={tab}
      checked={wished === undefined ? emailConfirmed : wished === 'activate'}
      disabled={isOwn}
      onCheckedChange={(isOn) => onAct({ kind: isOn ? 'activate' : 'deactivate', id, user: userName })}
    />
  )
}
