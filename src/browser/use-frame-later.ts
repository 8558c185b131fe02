import { startTransition, useEffect, useState } from 'react'

/**
 * The value as of an earlier frame, so that one message does not change all parts of a screen in a single
 * frame. The first value is not delayed, and neither is null, which means that there is none.
 */
export function useFrameLater<Value>(value: Value): Value {
  const [shown, show] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => show(() => value)))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown === null || value === null ? value : shown
}
