import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Takes the focus to where a step inside the app has led; on a first load, or on the way back, the browser
 * knows better.
 */
export function useFocusHeading(isStep: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null)
  const land = useEffectEvent(() => {
    if (isStep) place.current?.focus()
  })
  useEffect(() => land(), [])
  return place
}
