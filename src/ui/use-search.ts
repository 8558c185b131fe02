import { useState } from 'react'

/** What is typed into the search beside a list; `round` makes the field empty again. */
export interface Sought {
  text: string
  round: number
  seek: (text: string) => void
  clear: () => void
}

export function useSought(): Sought {
  const [text, seek] = useState('')
  const [round, setRound] = useState(0)
  return {
    text,
    round,
    seek,
    clear() {
      seek('')
      setRound(round + 1)
    },
  }
}
