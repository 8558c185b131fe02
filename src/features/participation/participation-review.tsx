import Users from 'lucide-react/icons/users'
import { useParticipations } from '#src/api/use-participations.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ReviewList } from './review-list.tsx'

export function ParticipationReview({ gameId }: { gameId: number }) {
  const { reading } = useText().screens
  const words = useWords(reviewWords)
  const read = useParticipations(gameId)
  if (read.state === 'waiting') {
    return (
      <SkeletonShape label={reading.loading} gap="3">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonShape>
    )
  }
  if (read.state === 'failed') {
    return (
      <Card>
        <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
      </Card>
    )
  }
  if (read.value.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Users />}
          title={words.none}
          text={words.noneText}
          action={<Button onClick={read.refresh}>{words.refresh}</Button>}
        />
      </Card>
    )
  }
  return <ReviewList gameId={gameId} list={read.value} onRefresh={read.refresh} />
}
