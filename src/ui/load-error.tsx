import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

export interface ReadingFailedProps extends Pick<EmptyStateProps, 'title' | 'rank' | 'size'> {
  text: string
  retry: string
  onRetry: () => void
  /** Links to other screens, in case another attempt does not help. */
  ways?: ReactNode
}

/** Replaces content that failed to load. */
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
