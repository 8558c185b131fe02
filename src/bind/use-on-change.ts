import { useEffect, useEffectEvent } from 'react'

/** Acts once for each sign that there is something new; null is none. */
export function useOnChange(sign: string | null, act: () => void): void {
  const hear = useEffectEvent(act)
  useEffect(() => {
    if (sign !== null) hear()
  }, [sign])
}
