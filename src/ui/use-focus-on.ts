import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * Moves the focus to an element that appears without a press there, such as a response. Null: nothing has
 * appeared.
 */
export function useFocusOn<Shown extends HTMLElement>(
  reason: unknown,
  go: (element: Shown) => void = (element) => element.focus(),
): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  const move = useEffectEvent(() => {
    if (reason !== null && element.current) go(element.current)
  })
  useEffect(() => move(), [reason])
  return element
}

/**
 * Moves the focus to a field and selects its text when a new problem arrives, so that the user can type it
 * again. The focus stays if the user has left the form. Null: no problem.
 */
export const useRetype = (problem: unknown): RefObject<HTMLInputElement | null> =>
  useFocusOn<HTMLInputElement>(problem, (field) => {
    if (!isFocusLost() && !field.form?.contains(document.activeElement)) return
    field.focus()
    field.select()
  })

/** Catches the focus of a button that disappears with its state. Null: nothing was pressed yet. */
export const useLostFocus = (state: unknown): RefObject<HTMLHeadingElement | null> =>
  useFocusOn<HTMLHeadingElement>(state, (heading) => {
    if (isFocusLost()) heading.focus()
  })
