import { Link } from 'react-router-dom'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { TeamBadges } from './team-badges.tsx'
import { teamPath } from '#src/url/team-path.ts'
import type { TeamView } from './teams-view.ts'

/** More faces than this do not fit beside each other on a phone. */
const FACES = 6

/** The whole card leads to the team. */
export function TeamCard({ team }: { team: TeamView }) {
  const words = useWords(teamWords).list
  const hidden = team.members.length - FACES
  return (
    <Card
      as={Link}
      to={teamPath(team.id)}
      press="whole"
      className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
    >
      <Row as="span" gap="3" wrap={false}>
        <Avatar name={team.name} picture={team.avatar} size="lg" shape="square" />
        <Stack as="span" gap="1" narrows>
          <Text as="h2" face="heading" lines="broken">
            {team.name}
          </Text>
          <TeamBadges team={team} />
        </Stack>
      </Row>
      {team.bio === '' ? null : (
        <span className={css({ color: 'fg.muted', lineClamp: '2', overflowWrap: 'anywhere' })}>
          {team.bio}
        </span>
      )}
      <span className={faces}>
        <Row as="span" gap="1" wrap={false}>
          {team.members.slice(0, FACES).map((member) => (
            <Avatar key={member.id} name={member.name} picture={member.avatar} size="sm" />
          ))}
          {hidden > 0 ? <Text face="digits">{words.more(hidden)}</Text> : null}
        </Row>
        {words.members(team.members.length)}
      </span>
    </Card>
  )
}

const faces = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlockStart: 'auto',
  color: 'fg.muted',
  fontSize: 'sm',
})
