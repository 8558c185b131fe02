import { useState } from 'react'

/**
 * The text in the search next to a list. A new `round`, used as the `key` of the field, empties the field.
 */
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
