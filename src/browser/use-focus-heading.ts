import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the heading after a navigation within the app. On a first load and on "back", the
 * browser's own choice is better.
 */
export function useFocusHeading(isStep: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null)
  const land = useEffectEvent(() => {
    if (isStep) place.current?.focus()
  })
  useEffect(() => land(), [])
  return place
}
