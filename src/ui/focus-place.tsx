import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { useFocusOn } from './use-focus-on.ts'

/**
 * Takes the focus when it appears, because it replaces the focused element. Screen readers then announce it.
 */
export function FocusPlace({ children }: { children: ReactNode }) {
  const place = useFocusOn<HTMLDivElement>('shown')
  return (
    <div ref={place} tabIndex={-1} className={css({ outlineStyle: 'none', overflowWrap: 'anywhere' })}>
      {children}
    </div>
  )
}
