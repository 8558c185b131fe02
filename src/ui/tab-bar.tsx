import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/tabs.js'

export interface TabBarProps {
  label: string
  children: ReactNode
  className?: string
}

/** A row of `TabLink`s to the screens of one thing. */
export function TabBar({ label, children, className }: TabBarProps) {
  return (
    <nav ref={showCurrent} aria-label={label} className={cx(tabs().list, className)}>
      {children}
    </nav>
  )
}

/** Scrolls the current tab into view, because a phone has no room for all tabs. */
export function showCurrent(bar: HTMLElement | null) {
  const current = bar?.querySelector<HTMLElement>('[aria-current=page]')
  // Sets the position itself, because `scrollIntoView` would also scroll the page.
  if (bar && current)
    bar.scrollLeft = current.offsetLeft - bar.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
}
