import { cx } from '#styled/css/index.js'
import { skeleton, type SkeletonVariantProps } from '#styled/recipes/skeleton.js'

export interface SkeletonProps extends SkeletonVariantProps {
  className?: string
}

/** Put some together in the shape of what comes, in a section with `aria-busy` and a label. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <span aria-hidden className={cx(skeleton({ shape, width }), className)} />
}
