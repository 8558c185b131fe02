import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** The foot of something long: it stays in view. */
export function StickyFoot({ children }: { children: ReactNode }) {
  return <div className={bar}>{children}</div>
}

const bar = css({
  position: 'sticky',
  // Above the bar of phones.
  bottom: { base: '[calc(token(sizes.bar) + env(safe-area-inset-bottom))]', md: '0' },
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingBlock: '3',
  // Wide enough to cover the focus ring of what goes by beneath.
  marginInline: '-1',
  paddingInline: '1',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.canvas',
  backgroundColor: 'bg.canvas',
})
