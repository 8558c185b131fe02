import type { MonitorSearch } from '#server/store/rows/monitor.ts'

export interface SearchQuery {
  text: string
  answers: boolean
}

/** Null: blanks alone search for nothing. */
export function readSearch({ text = '', answers = true }: Partial<SearchQuery>): MonitorSearch | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : { text: trimmed, isInAnswers: answers }
}
