import type { TeamInfoModel } from '#contract/models/team.ts'
import { instant } from '#contract/models/time.ts'
import { formatDay } from '#src/format/day.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, Text } from '#src/ui/layout.tsx'

interface TeamCellProps {
  team: TeamInfoModel
}
const MAX_NAMED = 8

export function TeamName({ team: { id, name, avatar, locked } }: TeamCellProps) {
  const words = useWords(teamAdminWords)
  return (
    <Row as="span" gap="2">
      <TeamFlag name={name} picture={avatar} />
      <Text lines="broken">{name}</Text>
      <Text face="digits" size="sm" tone="muted">
        #{id}
      </Text>
      {locked ? <Badge tone="yellow">{words.locked}</Badge> : null}
    </Row>
  )
}

/** The captain first, which is the server's order. */
export function TeamMembers({ team }: TeamCellProps) {
  const words = useWords(teamAdminWords)
  const members = team.members ?? []
  const shown = members.slice(0, MAX_NAMED)
  return (
    <Text lines="broken">
      {shown.map(({ id, userName, captain }, at) => (
        <span key={id}>
          {at === 0 ? null : ', '}
          {captain ? (
            <Text as="strong" title={words.captain} weight="semibold">
              {userName}
            </Text>
          ) : (
            userName
          )}
        </span>
      ))}
      {members.length > shown.length ? ` ${words.more(members.length - shown.length)}` : null}
    </Text>
  )
}

export function TeamBio({ team: { bio } }: TeamCellProps) {
  const words = useWords(teamAdminWords)
  return bio === null || bio === '' ? (
    <Text tone="muted">{words.noBio}</Text>
  ) : (
    <Text lines="broken">{bio}</Text>
  )
}

export function TeamCreated({ at }: { at: string | undefined }) {
  const { locale } = useText()
  return at === undefined ? null : formatDay(instant(at), locale)
}
