import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/** Takes the focus back to the link of a list that led away from it. */
export function useFocusOnReturn<Link extends HTMLElement>(isReturn: boolean): RefObject<Link | null> {
  const link = useRef<Link>(null)
  useEffect(() => {
    // The step stays in the state of the address: what is typed since then goes on.
    if (isReturn && isFocusLost()) link.current?.focus()
  }, [isReturn])
  return link
}
