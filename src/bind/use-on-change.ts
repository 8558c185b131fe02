import { useEffect, useEffectEvent } from 'react'

/** Runs `act` once for each new value of `sign`. Null: nothing is new. */
export function useOnChange(sign: string | null, act: () => void): void {
  const hear = useEffectEvent(act)
  useEffect(() => {
    if (sign !== null) hear()
  }, [sign])
}
