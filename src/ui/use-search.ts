import { useState } from 'react'

/** The text in the search beside a list. A new `round` empties the field, as its `key`. */
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
