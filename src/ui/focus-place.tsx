import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { useFocusOn } from './use-focus-on.ts'

/** Takes the focus when it appears, since it stands in place of what had it, and is read out by that. */
export function FocusPlace({ children }: { children: ReactNode }) {
  const place = useFocusOn<HTMLDivElement>('shown')
  return (
    <div ref={place} tabIndex={-1} className={css({ outline: 'none', overflowWrap: 'anywhere' })}>
      {children}
    </div>
  )
}
