import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'

export function FormSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} className={css({ display: 'flex', flexDirection: 'column', gap: '6' })}>
      <Card className={part}>
        <Skeleton shape="heading" width="short" />
        <Skeleton width="long" />
        <span className={css({ display: 'block', height: '48' })}>
          <Skeleton shape="block" />
        </span>
      </Card>
      <Card className={part}>
        <Skeleton shape="heading" width="short" />
        <Skeleton />
        <Skeleton width="half" />
      </Card>
    </SkeletonShape>
  )
}

const part = css({ display: 'flex', flexDirection: 'column', gap: '4' })
