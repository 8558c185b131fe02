import { useEffect, useRef, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/**
 * A variable with the height of the footer. Scroll padding uses it to keep the focused element above the
 * footer.
 */
const HEIGHT = '--foot'

export function StickyFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = foot.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const root = document.documentElement
    const observer = new ResizeObserver(() => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(HEIGHT)
    }
  }, [])
  return (
    <div ref={foot} className={bar}>
      {children}
    </div>
  )
}

const bar = css({
  position: 'sticky',
  // Above the bottom bar of phones.
  bottom: { base: '[calc(token(sizes.bar) + env(safe-area-inset-bottom))]', md: '[var(--room-foot, 0px)]' },
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingBlock: '3',
  // Wide enough to cover the focus rings of content behind it.
  marginInline: '-1',
  paddingInline: '1',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.canvas',
  backgroundColor: 'bg.canvas',
})
