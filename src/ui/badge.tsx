import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { badge, type BadgeVariantProps } from '#styled/recipes/badge.js'

export interface BadgeProps
  extends ComponentProps<'span'>, Pick<BadgeVariantProps, 'tone' | 'look' | 'size'> {
  icon?: ReactNode
}

/** A word with a colour. The word alone must carry the meaning, because some users do not see the colour. */
export function Badge({ tone, look, size, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(badge({ tone, look, size }), className)}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
