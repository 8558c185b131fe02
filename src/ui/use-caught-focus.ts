import { useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * Moves the focus to the content if the last screen took it away. A screen whose heading takes the focus goes
 * first.
 */
export function useCaughtFocus(screen: string): void {
  const last = useRef(screen)
  useEffect(() => {
    if (last.current !== screen && isFocusLost())
      document.getElementById('content')?.focus({ preventScroll: true })
    last.current = screen
  }, [screen])
}

/** The `ref` for content that loads after its address has changed, such as one that waits for its game. */
export const catchFocus = (content: HTMLElement | null): void => {
  if (isFocusLost()) content?.focus({ preventScroll: true })
}
