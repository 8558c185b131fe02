import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Goes to an element when something comes up that nobody pressed for there, such as an answer; `null` stands
 * for nothing.
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
