import { formatCount } from '#src/format/count.ts'

export const gameLog = {
  list: 'Log, newest first',
  search: 'Search people, things, values and addresses',
  column: {
    time: 'Time',
    kind: 'Kind',
    who: 'Who',
    what: 'What',
    facts: 'Before and after',
    address: 'Address',
  },
  act: (number: number) => `Entry ${formatCount(number)}`,
  close: 'Close',
  none: 'Nothing was done here yet',
  noneText: 'What organisers do in this game appears here at once.',
  noneFound: 'No entries match',
  clear: 'Clear search and filter',
  more: 'Load older entries',
  coming: (count: number) => `${formatCount(count)} new above`,
  ended: 'The log begins here.',
  missing: 'This server doesn’t list the log of one game',
}
export type GameLogWords = typeof gameLog
