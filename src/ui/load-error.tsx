import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

export interface ReadingFailedProps extends Pick<EmptyStateProps, 'title' | 'rank' | 'size'> {
  /** Why. */
  text: string
  /** The label of the button. */
  retry: string
  onRetry: () => void
  /** Other ways to go, if another attempt does not help. */
  ways?: ReactNode
}

/** Stands where something would be that could not be read. */
export function LoadError({ retry, onRetry, ways, ...said }: ReadingFailedProps) {
  return (
    <EmptyState
      {...said}
      tone="warning"
      icon={<TriangleAlert />}
      action={
        <>
          <Button onClick={onRetry}>{retry}</Button>
          {ways}
        </>
      }
    />
  )
}
