import { instant } from '#contract/models/time.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { formatMoment } from '#src/lib/format.ts'
import { ROLE_TONES } from '#src/lib/role-tones.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { css } from '#styled/css/index.js'

interface UserCellProps {
  user: UserInfoModel
}

export function UserName({ user, isOwn }: UserCellProps & { isOwn: boolean }) {
  const words = useWords(userAdminWords)
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <Avatar name={user.userName} picture={user.avatar} size="sm" />
      <span>{user.userName}</span>
      <Badge tone={ROLE_TONES[user.role]}>{words.role[user.role]}</Badge>
      {isOwn ? <Badge tone="teal">{words.you}</Badge> : null}
    </span>
  )
}

export function UserPerson({ user: { realName, stdNumber } }: UserCellProps) {
  const words = useWords(userAdminWords)
  const facts = [realName, stdNumber].filter((fact) => fact !== '')
  return facts.length === 0 ? <span className={css({ color: 'fg.muted' })}>{words.unknown}</span> : facts.join(' · ')
}

export function UserVisit({ user: { lastVisitedUTC, ip } }: UserCellProps) {
  const { locale } = useText()
  return (
    <span className={css({ display: 'flex', flexDirection: 'column' })}>
      <span>{formatMoment(instant(lastVisitedUTC), locale)}</span>
      <span className={css({ color: 'fg.muted', fontSize: 'sm' })}>{ip}</span>
    </span>
  )
}
