import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the first field with an error once it is on the screen: its part of a form may be
 * drawn some time after the request. A field in a hidden part is no such field.
 */
export function useFocusFlaw(place: RefObject<HTMLElement | null>): () => void {
  const isSought = useRef(false)
  useEffect(() => {
    if (!isSought.current) return
    const field = [...(place.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])].find(
      (one) => one.closest('[hidden]') === null,
    )
    if (!field) return
    isSought.current = false
    field.focus()
    // Scrolls to the error below the field, because something may cover it.
    const notes = field.getAttribute('aria-describedby')?.split(' ') ?? []
    document.getElementById(notes.at(-1) ?? '')?.scrollIntoView({ block: 'nearest' })
  })
  return () => {
    isSought.current = true
  }
}
