/** Texts of a time span. The areas with one include them. */
export const timeSpan = {
  label: 'Time',
  spans: { any: 'Any time', hour: 'Last hour', today: 'Today', between: 'Custom range' },
  since: 'From',
  until: 'To',
  reversed: 'The end is before the start, so nothing matches.',
}
export type TimeSpanWords = typeof timeSpan
