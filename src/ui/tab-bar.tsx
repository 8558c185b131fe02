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
    <nav ref={showCurrent} aria-label={label} className={cx(tabs().list, className)}>
      {children}
    </nav>
  )
}

/** On a phone not all tabs find room, and the one a person is on must be among those in view. */
export function showCurrent(bar: HTMLElement | null) {
  const current = bar?.querySelector<HTMLElement>('[aria-current=page]')
  // Not `scrollIntoView`, which would move the page too.
  if (bar && current)
    bar.scrollLeft = current.offsetLeft - bar.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
}
