import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Card } from './card.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { useFocusOn } from './use-focus-on.ts'

export interface RestingCardProps extends Pick<
  EmptyStateProps,
  'icon' | 'title' | 'text' | 'more' | 'tone' | 'action'
> {
  /** Problems and waits after the result. */
  children?: ReactNode
}

/** The result of a process. It replaces the pressed button, so it takes the focus. */
export function ResultCard({ children, ...state }: RestingCardProps) {
  const card = useFocusOn<HTMLDivElement>('shown')
  return (
    <Card
      ref={card}
      tabIndex={-1}
      padding="lg"
      className={css({ width: 'full', maxWidth: 'dialog.sm', outlineStyle: 'none' })}
    >
      <div role="status">
        <EmptyState rank="h1" {...state} />
      </div>
      {children}
    </Card>
  )
}
