import { useText } from '#src/text/use-text.ts'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'

/** As high as the panel without a container. */
export function ContainerSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} gap="3">
      <Skeleton width="half" />
      <Skeleton shape="block" width="short" className={css({ minHeight: { base: '11', md: '9' } })} />
    </SkeletonShape>
  )
}
