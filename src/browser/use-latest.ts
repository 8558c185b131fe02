import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function that calls the function of the last render. A machine keeps it for as long as it runs. */
export function useLatest<Given extends readonly unknown[], Answer>(
  run: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(run)
  useLayoutEffect(() => void (latest.current = run))
  return useCallback((...given) => latest.current(...given), [])
}
