import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A wheel listener that can prevent scrolling. React's own wheel listeners are passive and cannot. */
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
