import { useState } from 'react'

/** What is typed into the search beside a list; `round` makes the field empty again. */
export interface SearchState {
  text: string
  round: number
  seek: (text: string) => void
  clear: () => void
}

export function useSearch(): SearchState {
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
