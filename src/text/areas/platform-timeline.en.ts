export const platformTimeline = {
  search: 'Search by message, name, address or value',
  kind: 'Kind',
  anyKind: 'Everything',
  kinds: { log: 'Log', problem: 'Warnings and errors', act: 'All actions' },
  actsOn: (thing: string) => `Actions: ${thing}`,
  person: 'Person',
  game: 'Game',
  anyGame: 'All games',
  list: 'Time line, newest first',
  none: 'Nothing has happened yet',
  noneText: 'Log entries and actions appear here as they happen.',
  noneFoundText: 'The whole log and all actions were searched.',
}
export type PlatformTimelineWords = typeof platformTimeline
