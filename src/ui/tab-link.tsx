import type { ComponentProps, ElementType, ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/tabs.js'

type Own<Link extends ElementType> = { as?: Link; icon?: ReactNode }
export type TabLinkProps<Link extends ElementType = 'a'> = Own<Link> &
  Omit<ComponentProps<Link>, keyof Own<Link> | 'className'> & { className?: string }

/** `<TabLink as={NavLink} to="…">`: the router marks the current one with `aria-current`. */
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
