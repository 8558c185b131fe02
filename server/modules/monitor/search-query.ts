import type { MonitorSearch } from '#server/store/rows/monitor.ts'

export interface SearchQuery {
  text: string
  answers: boolean
}

/** Null if the text is blank: there is nothing to search for. */
export function readSearch({ text = '', answers = true }: Partial<SearchQuery>): MonitorSearch | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : { text: trimmed, isInAnswers: answers }
}
