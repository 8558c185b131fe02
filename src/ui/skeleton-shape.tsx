import type { ReactNode } from 'react'

/** Around skeletons that stand in the shape of what comes; says to those who listen that it is coming. */
export function SkeletonShape({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  return (
    // An output element may not hold blocks.
    <div role="status" aria-busy aria-label={label} className={className}>
      {children}
    </div>
  )
}
