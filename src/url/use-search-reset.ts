import { useState } from 'react'

/**
 * `round` counts on when the hint changed otherwise than by the search field, which keeps its own text and
 * tells here what was typed.
 */
export function useSearchReset(hint: string): { round: number; tell: (typed: string) => void } {
  const [seen, setSeen] = useState(hint)
  const [typed, tell] = useState(hint)
  const [round, setRound] = useState(0)
  if (hint !== seen) {
    setSeen(hint)
    if (hint !== typed) {
      tell(hint)
      setRound(round + 1)
    }
  }
  return { round, tell }
}
