import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/tabs.js'

export interface TabBarProps {
  label: string
  children: ReactNode
  className?: string
}

/** A row of `TabLink`s that lead to the screens of one thing. */
export function TabBar({ label, children, className }: TabBarProps) {
  return (
    <nav aria-label={label} className={cx(tabs().list, className)}>
      {children}
    </nav>
  )
}
