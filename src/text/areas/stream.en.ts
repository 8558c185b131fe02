/** Texts of live lists. The areas with one include them. */
export const stream = {
  follows: 'New ones appear on top.',
  stale: 'Not live at the moment: what is here may be out of date.',
  held: 'The list stands still while you read.',
  coming: (count: number) => (count === 1 ? '1 new' : `${count} new`),
  found: (found: number, all: number) => `${found} of ${all} on this list`,
  more: 'Read older ones',
  ended: 'That is all there is.',
  failed: 'The older ones could not be read.',
  noMatch: 'Nothing on this list matches',
  noMatchText: 'Older ones are not searched until they are read.',
  noMatchAnywhere: 'Neither stored nor new entries match.',
  clear: 'Clear the search',
  clearAll: 'Clear search and filters',
}
export type StreamedWords = typeof stream
