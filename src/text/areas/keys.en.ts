/** Texts of the keyboard shortcuts. */
export const keys = {
  title: 'Keyboard shortcuts',
  palette: 'Search or jump to',
  search: 'Search this page',
  list: 'Show keyboard shortcuts',
  close: 'Close the open dialog or panel',
  move: 'Move between tabs and items',
  step: 'Next or previous writeup',
  copy: 'Copy the instance address',
  star: 'Make the selected team a favourite',
}
export type KeyWords = typeof keys
