import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/** Returns the focus to the link of the list that the user has followed. */
export function useFocusOnReturn<Link extends HTMLElement>(isReturn: boolean): RefObject<Link | null> {
  const link = useRef<Link>(null)
  useEffect(() => {
    // The state of the history entry stays, so the focus must not move again after later input.
    if (isReturn && isFocusLost()) link.current?.focus()
  }, [isReturn])
  return link
}
