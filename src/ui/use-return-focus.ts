import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * Used for a button that disappears while the thing that it opened is open. Focuses the button again
 * afterwards.
 */
export function useReturnFocus<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

/** Returns the focus to the link of the list that the user has followed. */
export function useFocusOnReturn<Link extends HTMLElement>(isReturn: boolean): RefObject<Link | null> {
  const link = useRef<Link>(null)
  useEffect(() => {
    // The focus must not move again after later input, although the state of the history entry stays.
    if (isReturn && isFocusLost()) link.current?.focus()
  }, [isReturn])
  return link
}
