import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** `isWide`: the column is wider in large windows. */
export function ScreenColumn({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide ? '' : undefined} className={column}>
      {children}
    </div>
  )
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: 'content',
  '@media (min-width: 1600px)': { '&[data-wide]': { maxWidth: '[97.5rem]' } },
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
  // Less space at the top, because the lane of toasts is above.
  paddingBlockStart: { base: '1', md: '3' },
  paddingBlockEnd: { base: '4', md: '8' },
})
