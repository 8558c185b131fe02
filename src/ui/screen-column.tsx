import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** The column that a screen of cards or text stands in. */
export function ScreenColumn({ children }: { children: ReactNode }) {
  return <div className={column}>{children}</div>
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
  // Above it is the lane of toasts.
  paddingBlockStart: { base: '1', md: '3' },
  paddingBlockEnd: { base: '4', md: '8' },
})
