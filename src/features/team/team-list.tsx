import Users from 'lucide-react/icons/users'
import { teamWords } from '#src/text/areas/team.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { shelf } from '#styled/recipes/shelf.js'
import { TeamCard } from './team-card.tsx'
import type { TeamsView } from './teams-view.ts'

/** What the ways to a team stand under. */
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
    <Card className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <Row as="span" gap="3" wrap={false}>
        <span className={css({ display: 'block', boxSize: '12' })}>
          <Skeleton shape="block" />
        </span>
        <span className={css({ flex: '1' })}>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="short" />
        </span>
      </Row>
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Card>
  )
}
