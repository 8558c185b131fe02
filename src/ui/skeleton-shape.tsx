import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { stackLayout, type StackLayoutVariantProps } from '#styled/recipes/stack-layout.js'

/** Around skeletons that stand in the shape of what comes; says to those who listen that it is coming. */
export function SkeletonShape({
  label,
  gap,
  measure,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
} & Pick<StackLayoutVariantProps, 'gap' | 'measure'>) {
  return (
    // An output element may not hold blocks.
    <div
      role="status"
      aria-busy
      aria-label={label}
      className={gap === undefined ? className : cx(stackLayout({ gap, measure }), className)}
    >
      {children}
    </div>
  )
}
