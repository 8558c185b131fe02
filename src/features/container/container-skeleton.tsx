import { useText } from '#src/text/use-text.ts'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** As high as the panel without a container. */
export function ContainerSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} gap="3">
      <Skeleton width="half" />
      <Skeleton shape="block" width="short" height="button" />
    </SkeletonShape>
  )
}
