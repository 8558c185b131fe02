import type { ReactNode } from 'react'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, SrOnly, Stack, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { OwnTeamView } from './own-team-view.ts'

/** `children`: the team's upload, if the game expects one. */
export function OwnTeamCard({ team, children }: { team: OwnTeamView; children?: ReactNode }) {
  const { locale } = useText()
  const words = useWords(challengeWords).own
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Card as="section" aria-labelledby="own-team" stack="3">
      <Row as="span" gap="3" wrap={false} narrows>
        <TeamFlag name={team.name} picture={team.avatar} size={44} />
        <Stack as="span" gap="1" narrows align="start">
          <Text as="h2" id="own-team" face="heading" lines="broken">
            <SrOnly>{words.title}: </SrOnly>
            {team.name}
          </Text>
          {team.organisation ? <Badge>{team.organisation.name}</Badge> : null}
        </Stack>
      </Row>
      <Stack as="dl" gap="1">
        <Fact name={words.rank}>{team.rank === null ? words.unranked : `#${number(team.rank)}`}</Fact>
        {team.organisation && team.organisation.rank !== null ? (
          <Fact name={words.inOrganisation(team.organisation.name)}>#{number(team.organisation.rank)}</Fact>
        ) : null}
        <Fact name={words.score}>{number(team.score)}</Fact>
        <Fact name={words.solved}>
          {number(team.solved)} / {number(team.challenges)}
        </Fact>
      </Stack>
      <Progress size="sm" label={words.solved} value={team.solved / Math.max(1, team.challenges)} />
      <CopyField kind="secret" label={words.token} text={team.token} labels={words} />
      <Text as="p" size="sm" tone="muted">
        {words.tokenText}
      </Text>
      {children}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row gap="3" wrap={false} align="stretch" justify="between">
      <Text as="dt" tone="muted" narrows lines="broken">
        {name}
      </Text>
      <Text as="dd" face="digits">
        {children}
      </Text>
    </Row>
  )
}

export function OwnTeamSkeleton() {
  return (
    <Card>
      <SkeletonShape label={useText().screens.reading.loading} gap="3">
        <Row as="span" gap="3" wrap={false}>
          <Skeleton shape="block" picture="lg" />
          <Text grows>
            <Skeleton shape="heading" width="half" />
          </Text>
        </Row>
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
      </SkeletonShape>
    </Card>
  )
}
