import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Moves the focus to an element when something appears without a press there, such as a response. Null: there
 * is nothing.
 */
export function useFocusOn<Shown extends HTMLElement>(
  reason: unknown,
  go: (element: Shown) => void = (element) => element.focus(),
): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  const move = useEffectEvent(() => {
    if (reason !== null && element.current) go(element.current)
  })
  useEffect(() => move(), [reason])
  return element
}
