import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a button whose place is taken by what it opens: once that has closed, the focus is where it was before.
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
