import { useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * The content gets a focus that has gone with the last screen. Screens whose heading takes the focus come
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

/** As a `ref`, for content that comes later than its address, such as one that waits for its game. */
export const catchFocus = (content: HTMLElement | null): void => {
  if (isFocusLost()) content?.focus({ preventScroll: true })
}
