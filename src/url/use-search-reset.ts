import { useState } from 'react'

/**
 * `round` increases when anything but the search field changes the search. The field keeps its own text, and
 * `tell` reports its input.
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
