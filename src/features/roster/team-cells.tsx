import type { TeamInfoModel } from '#contract/models/team.ts'
import { instant } from '#contract/models/time.ts'
import { formatDay } from '#src/format/day.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { css } from '#styled/css/index.js'

interface TeamCellProps {
  team: TeamInfoModel
}
const MAX_NAMED = 8

export function TeamName({ team: { id, name, avatar, locked } }: TeamCellProps) {
  const words = useWords(teamAdminWords)
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      <Avatar name={name} picture={avatar} size="sm" />
      <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
      <span className={css({ color: 'fg.muted', textStyle: 'digits', fontSize: 'sm' })}>#{id}</span>
      {locked ? <Badge tone="yellow">{words.locked}</Badge> : null}
    </span>
  )
}

/** The captain first, as the server has them. */
export function TeamMembers({ team }: TeamCellProps) {
  const words = useWords(teamAdminWords)
  const members = team.members ?? []
  const shown = members.slice(0, MAX_NAMED)
  return (
    <span className={css({ overflowWrap: 'anywhere' })}>
      {shown.map(({ id, userName, captain }, at) => (
        <span key={id}>
          {at === 0 ? null : ', '}
          {captain ? (
            <strong title={words.captain} className={css({ fontWeight: 'semibold' })}>
              {userName}
            </strong>
          ) : (
            userName
          )}
        </span>
      ))}
      {members.length > shown.length ? ` ${words.more(members.length - shown.length)}` : null}
    </span>
  )
}

export function TeamBio({ team: { bio } }: TeamCellProps) {
  const words = useWords(teamAdminWords)
  return bio === null || bio === '' ? (
    <span className={css({ color: 'fg.muted' })}>{words.noBio}</span>
  ) : (
    <span className={css({ overflowWrap: 'anywhere' })}>{bio}</span>
  )
}

export function TeamCreated({ at }: { at: string | undefined }) {
  const { locale } = useText()
  return at === undefined ? null : formatDay(instant(at), locale)
}
