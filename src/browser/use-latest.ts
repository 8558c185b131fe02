import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A stable function that calls the one of the last render, for a machine that keeps it as long as it runs.
 */
export function useLatest<Given extends readonly unknown[], Answer>(
  run: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(run)
  useLayoutEffect(() => void (latest.current = run))
  return useCallback((...given) => latest.current(...given), [])
}
