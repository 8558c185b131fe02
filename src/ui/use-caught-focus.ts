import { useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * After each way within the app, the content gets a focus that has gone with the last screen. Headings of
 * screens that take the focus themselves come first. `way` is new with each way.
 */
export function useCaughtFocus(way: string): void {
  const last = useRef(way)
  useEffect(() => {
    if (last.current !== way && isFocusLost())
      document.getElementById('content')?.focus({ preventScroll: true })
    last.current = way
  }, [way])
}
