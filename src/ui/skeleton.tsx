import { skeleton, type SkeletonVariantProps } from '#styled/recipes/skeleton.js'

/** Put some together in the shape of what comes, in a section with `aria-busy` and a label. */
export function Skeleton(props: SkeletonVariantProps) {
  return <span aria-hidden className={skeleton(props)} />
}
