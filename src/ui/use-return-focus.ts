import { useEffect, useRef, type RefObject } from 'react'

/** Returns the focus to a button that its opened content replaces, once that closes. */
export function useReturnFocus<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
