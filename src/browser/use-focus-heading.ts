import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the heading after a navigation within the app. On a first load and on "back", the
 * browser's own choice is better. The focus moves together with the page, because a later move would take it
 * from a field that the user has just chosen by a key.
 */
export function useFocusHeading(isStep: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null)
  const hasLanded = useRef(false)
  const land = useEffectEvent(() => {
    // React runs layout effects again for a page that was hidden while a part of it loaded.
    if (hasLanded.current) return
    hasLanded.current = true
    if (isStep) place.current?.focus()
  })
  useLayoutEffect(() => land(), [])
  return place
}
