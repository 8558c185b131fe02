import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { emptyState, type EmptyStateVariantProps } from '#styled/recipes/empty-state.js'

export interface EmptyStateProps extends EmptyStateVariantProps {
  icon: ReactNode
  title: string
  /** The heading level. The state of a whole page has the first heading of the page. */
  rank?: 'h1' | 'h2' | 'h3'
  text?: ReactNode
  more?: ReactNode
  /** The next step, because the user would be stuck without one. */
  action?: ReactNode
  className?: string
}

export function EmptyState({
  icon,
  title,
  rank: Title = 'h2',
  text,
  more,
  action,
  tone,
  size,
  className,
}: EmptyStateProps) {
  const style = emptyState({ tone, size })
  return (
    <div className={cx(style.root, className)}>
      <span aria-hidden className={style.icon}>
        {icon}
      </span>
      <Title className={style.title}>{title}</Title>
      {text ? <p className={style.text}>{text}</p> : null}
      {more ? <p className={style.text}>{more}</p> : null}
      {action ? <div className={style.action}>{action}</div> : null}
    </div>
  )
}
