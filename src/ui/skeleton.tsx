import { skeleton, type SkeletonVariantProps } from '#styled/recipes/skeleton.js'

/** Use several in the shape of the content, in a section with `aria-busy` and a label. */
export function Skeleton(props: SkeletonVariantProps) {
  return <span aria-hidden className={skeleton(props)} />
}
