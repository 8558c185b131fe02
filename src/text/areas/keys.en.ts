/** Texts of the keyboard shortcuts. */
export const keys = {
  title: 'Keys',
  palette: 'Go to a screen or do something',
  search: 'Search on this screen',
  list: 'Show this list',
  close: 'Close what is open',
  move: 'Move between tabs and entries',
  step: 'Next or previous document',
  copy: 'Copy the address of the instance',
}
export type KeyWords = typeof keys
