import { useEffect, useRef, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/**
 * How high the foot is, for whatever scrolls beneath it: nothing that has the focus may come to lie there.
 */
const HEIGHT = '--foot'

/** The foot of something long: it stays in view. */
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
