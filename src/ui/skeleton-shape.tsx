import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { stackLayout, type StackLayoutVariantProps } from '#styled/recipes/stack-layout.js'

/** Surrounds skeletons in the shape of the content. Screen readers announce that it is loading. */
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
    // A `div`, because an output element may not contain blocks.
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
