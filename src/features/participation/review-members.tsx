import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { listRow } from '#styled/recipes/list-row.js'
import type { ReviewMember, ReviewRow } from './review-rows.ts'

/** The members of a team and their contacts. Marks those who joined the game. */
export function ReviewMembers({
  id,
  row: { team, members },
}: {
  id: string
  row: Pick<ReviewRow, 'team' | 'members'>
}) {
  const words = useWords(reviewWords)
  return (
    <ul id={id} aria-label={words.membersOf(team)} className={listRow().more}>
      {members.map((member) => (
        <Row as="li" key={member.id} gap="3" wrap={false} align="start">
          <Avatar name={member.name} picture={member.avatar} />
          <Facts member={member} />
        </Row>
      ))}
    </ul>
  )
}

function Facts({ member }: { member: ReviewMember }) {
  const words = useWords(reviewWords)
  return (
    <Stack gap="1" narrows>
      <Row as="span" gap="2">
        <Text lines="broken">{member.name}</Text>
        {member.part === 'captain' ? <Badge>{words.captain}</Badge> : null}
        <Badge tone={member.isIn ? 'teal' : 'orange'}>
          {member.isIn ? words.hasJoined : words.hasNotJoined}
        </Badge>
      </Row>
      <Row as="dl" gap="wide-facts" align="stretch" size="sm">
        {(['realName', 'stdNumber', 'email', 'phone'] as const).map((fact) => (
          <Row key={fact} gap="2" wrap={false} align="stretch" narrows>
            <Text as="dt" tone="muted" lines="one">
              {words.facts[fact]}
            </Text>
            <Text as="dd" narrows lines="broken">
              {member[fact] === '' ? words.unknown : member[fact]}
            </Text>
          </Row>
        ))}
      </Row>
    </Stack>
  )
}
