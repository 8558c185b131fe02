import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

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
  // The lane of toasts is above it.
  paddingBlockStart: { base: '1', md: '3' },
  paddingBlockEnd: { base: '4', md: '8' },
})
