import Users from 'lucide-react/icons/users'
import { Link } from 'react-router-dom'
import { teamWords } from '#src/text/areas/team.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { teamPath } from '#src/url/team-path.ts'
import { css } from '#styled/css/index.js'
import { shelf } from '#styled/recipes/shelf.js'
import { TeamBadges } from './team-badges.tsx'
import type { TeamsView, TeamView } from './teams-view.ts'

export function TeamList({ view }: { view: TeamsView }) {
  const { reading } = useText().screens
  const words = useWords(teamWords).list
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} className={shelf().grid}>
          <TeamSkeleton />
          <TeamSkeleton />
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Card>
          <LoadError {...failedWords(view.problem, reading)} onRetry={view.retry} />
        </Card>
      )
    case 'empty':
      return (
        <Card>
          <EmptyState icon={<Users />} title={words.none} text={words.noneText} />
        </Card>
      )
    case 'listed':
      return (
        <div className={shelf().grid}>
          {view.teams.map((team) => (
            <TeamCard key={team.id} team={team} />
          ))}
        </div>
      )
    default:
      return view satisfies never
  }
}

function TeamSkeleton() {
  return (
    <Card stack="3">
      <Row as="span" gap="3" wrap={false}>
        <Skeleton shape="block" picture="md" />
        <Text grows>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="short" />
        </Text>
      </Row>
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Card>
  )
}

/** More pictures do not fit next to each other on a phone. */
const FACES = 6

function TeamCard({ team }: { team: TeamView }) {
  const words = useWords(teamWords).list
  const hidden = team.members.length - FACES
  return (
    <Card as={Link} to={teamPath(team.id)} press="whole" stack="3">
      <Row as="span" gap="3" wrap={false}>
        <TeamFlag name={team.name} picture={team.avatar} size={44} />
        <Stack as="span" gap="1" narrows>
          <Text as="h2" face="heading" lines="broken">
            {team.name}
          </Text>
          <TeamBadges team={team} />
        </Stack>
      </Row>
      {team.bio === '' ? null : (
        <Text tone="muted" lines="broken" clamp="2">
          {team.bio}
        </Text>
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
