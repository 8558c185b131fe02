import { formatCount } from '#src/format/count.ts'

/** Texts of live lists. The areas with one include them. */
export const stream = {
  follows: 'New entries appear at the top.',
  stale: 'Not live right now. This list may be out of date.',
  held: 'Paused while you scroll.',
  coming: (count: number) => (count === 1 ? '1 new' : `${formatCount(count)} new`),
  found: (found: number, all: number) => `${formatCount(found)} of ${formatCount(all)} loaded`,
  more: 'Load older',
  ended: 'That’s everything.',
  failed: 'Couldn’t load older entries.',
  noMatch: 'No matches in what is loaded',
  noMatchText: 'Load older entries to search them too.',
  noMatchAnywhere: 'Neither stored nor new entries match.',
  clear: 'Clear search',
  clearAll: 'Clear search and filters',
}
export type StreamedWords = typeof stream
