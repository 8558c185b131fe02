import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * The wheel turns what is under it and nothing behind: React listens too late to keep the page from scrolling
 * along.
 */
export function useOnWheel(element: RefObject<HTMLElement | null>, turn: (event: WheelEvent) => void): void {
  const latest = useEffectEvent(turn)
  useEffect(() => {
    const under = element.current
    const hear = (event: WheelEvent) => {
      event.preventDefault()
      latest(event)
    }
    under?.addEventListener('wheel', hear, { passive: false })
    return () => under?.removeEventListener('wheel', hear)
  }, [element])
}
