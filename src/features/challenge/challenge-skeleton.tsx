import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { shelf } from '#styled/recipes/shelf.js'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function CardsSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} className={shelf().grid}>
      {CARDS.map((each) => (
        <Card key={each} stack="3">
          <Skeleton width="short" />
          <Skeleton shape="heading" width="long" />
          <Skeleton width="half" />
        </Card>
      ))}
    </SkeletonShape>
  )
}

export function TextSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} gap="4">
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </SkeletonShape>
  )
}
