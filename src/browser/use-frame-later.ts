import { startTransition, useEffect, useState } from 'react'

/**
 * The value as of an earlier frame, so that one message does not change all parts of a screen in a single
 * frame. The first value is not delayed. Null: there is none yet.
 */
export function useFrameLater<Value>(value: Value | null): Value | null {
  const [shown, show] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => show(value)))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown === null || value === null ? value : shown
}
