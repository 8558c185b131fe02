/** Texts of a time span. The areas with one include them. */
export const timeSpan = {
  label: 'Time',
  spans: { any: 'Any time', hour: 'Last hour', today: 'Today', between: 'From … until …' },
  since: 'From',
  until: 'Until',
  reversed: 'The end comes before the start: nothing can be found.',
}
export type TimeSpanWords = typeof timeSpan
