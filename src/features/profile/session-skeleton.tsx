import { useText } from '#src/text/use-text.ts'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'

export function SessionSkeleton() {
  return (
    <SkeletonShape
      label={useText().screens.reading.loading}
      className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}
    >
      {['first', 'second'].map((row) => (
        <div key={row}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
      ))}
    </SkeletonShape>
  )
}
