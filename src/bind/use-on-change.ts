import { useEffect, useEffectEvent } from 'react'

/** Acts once for each new value of `sign`. Null: there is nothing new. */
export function useOnChange(sign: string | null, act: () => void): void {
  const hear = useEffectEvent(act)
  useEffect(() => {
    if (sign !== null) hear()
  }, [sign])
}
