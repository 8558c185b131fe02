import type { ComponentProps, ElementType, ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/tabs.js'

type OwnProps<Link extends ElementType> = { as?: Link; icon?: ReactNode }
export type TabLinkProps<Link extends ElementType = 'a'> = OwnProps<Link> &
  Omit<ComponentProps<Link>, keyof OwnProps<Link> | 'className'> & { className?: string }

/**
 * A link with the look of a tab. With `as={NavLink}` the router marks the current one with `aria-current`.
 */
export function TabLink<Link extends ElementType = 'a'>({
  as,
  icon,
  className,
  children,
  ...rest
}: TabLinkProps<Link>) {
  const Root: ElementType = as ?? 'a'
  return (
    <Root {...rest} className={cx(tabs().tab, className)}>
      {icon}
      {children}
    </Root>
  )
}
