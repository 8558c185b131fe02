import { instant, isNoted } from '#contract/models/time.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { formatDay } from '#src/format/day.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Row, SrOnly, Stack, Text } from '#src/ui/layout.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { css } from '#styled/css/index.js'
import type { Role } from '#contract/models/role.ts'
import { isDoing } from './is-doing.ts'

const ROLE_TONES = {
  Banned: 'red',
  User: 'gray',
  Monitor: 'blue',
  Admin: 'violet',
} as const satisfies Record<Role, string>

interface UserCellProps {
  user: UserInfoModel
}

export function UserName({ user, isOwn }: UserCellProps & { isOwn: boolean }) {
  const words = useWords(userAdminWords)
  return (
    <Row as="span" gap="2">
      <Avatar name={user.userName} picture={user.avatar} size="sm" />
      <Text lines="broken">{user.userName}</Text>
      <Badge tone={ROLE_TONES[user.role]}>{words.role[user.role]}</Badge>
      {isOwn ? <Badge tone="teal">{words.you}</Badge> : null}
    </Row>
  )
}

/** The rows that are chosen for an act on several accounts. */
export interface ChosenUsers {
  isChosen: (user: UserInfoModel) => boolean
  turn: (user: UserInfoModel, isOn: boolean) => void
  /** Whether all of the page are chosen, or some of them. */
  all: boolean | 'mixed'
  turnAll: (isOn: boolean) => void
}

export interface UserPickProps extends UserCellProps {
  isOwn: boolean
  chosen: Pick<ChosenUsers, 'isChosen' | 'turn'>
}

/** The own account cannot be chosen, because administrators could lock themselves out. */
export function UserPick({ user, isOwn, chosen }: UserPickProps) {
  const words = useWords(userActsWords)
  return (
    <Checkbox
      label={<SrOnly>{words.select(user.userName)}</SrOnly>}
      checked={chosen.isChosen(user)}
      disabled={isOwn}
      onCheckedChange={(isOn) => chosen.turn(user, isOn)}
    />
  )
}

export function UserPerson({ user: { realName, stdNumber } }: UserCellProps) {
  const words = useWords(userAdminWords)
  const facts = [realName, stdNumber].filter((fact) => fact !== '')
  return facts.length === 0 ? (
    <Text tone="muted">{words.unknown}</Text>
  ) : (
    <Text lines="broken">{facts.join(' · ')}</Text>
  )
}

export function UserRegistered({ user: { registerTimeUTC } }: UserCellProps) {
  const { locale } = useText()
  const words = useWords(userAdminWords)
  return isNoted(registerTimeUTC) ? (
    formatDay(instant(registerTimeUTC), locale)
  ) : (
    <Text tone="muted">{words.notKnown}</Text>
  )
}

export function UserVisit({ user: { lastVisitedUTC, ip } }: UserCellProps) {
  const { locale } = useText()
  const words = useWords(userAdminWords)
  return (
    <Stack as="span">
      <Text lines="broken">
        {isNoted(lastVisitedUTC) ? formatMoment(instant(lastVisitedUTC), locale) : words.notKnown}
      </Text>
      <Text size="sm" tone="muted" lines="broken">
        {ip}
      </Text>
    </Stack>
  )
}

export interface UserActiveProps extends UserCellProps {
  isOwn: boolean
  acting: RosterActionsView
  onAct: (act: RosterAction) => void
}

/** During a change the switch shows the requested value. */
export function UserActive({
  user: { id, userName, emailConfirmed },
  isOwn,
  acting,
  onAct,
}: UserActiveProps) {
  const words = useWords(userAdminWords)
  const wished = (['activate', 'deactivate'] as const).find(
    (kind) => isDoing({ act: acting, to: id }, kind) === 'busy',
  )
  return (
    <Switch
      label={<SrOnly>{words.turn(userName)}</SrOnly>}
      checked={wished === undefined ? emailConfirmed : wished === 'activate'}
      disabled={isOwn}
      onCheckedChange={(isOn) => onAct({ kind: isOn ? 'activate' : 'deactivate', id, user: userName })}
      className={css({ verticalAlign: 'middle' })}
    />
  )
}
