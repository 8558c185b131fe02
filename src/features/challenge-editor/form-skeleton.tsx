import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { column } from './layout.ts'

export function FormSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} className={column}>
      <Skeleton shape="heading" width="half" />
      <Card className={part}>
        <Skeleton shape="heading" width="short" />
        <Skeleton width="long" />
        <span className={css({ display: 'block', height: '48' })}>
          <Skeleton shape="block" />
        </span>
      </Card>
      <Card className={part}>
        <Skeleton shape="heading" width="short" />
        <Skeleton width="half" />
      </Card>
    </SkeletonShape>
  )
}

const part = css({ display: 'flex', flexDirection: 'column', gap: '4' })
