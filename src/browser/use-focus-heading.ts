import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the heading after a navigation within the app. On a first load and on "back", the
 * browser's own choice is better.
 *
 * It moves together with the page. A moment later it would take the focus from a field that a quick key has
 * just chosen.
 */
export function useFocusHeading(isStep: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null)
  const hasLanded = useRef(false)
  const land = useEffectEvent(() => {
    // A page that was hidden while a part of it loaded runs its layout effects again.
    if (hasLanded.current) return
    hasLanded.current = true
    if (isStep) place.current?.focus()
  })
  useLayoutEffect(() => land(), [])
  return place
}
