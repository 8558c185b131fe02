/**
 * A 4 px grid in rem, so that it scales with the user's font size. Half steps are for the inside of small
 * parts only.
 */
export const spacing = {
  0: { value: '0rem' },
  px: { value: '1px' },
  0.5: { value: '0.125rem' },
  1: { value: '0.25rem' },
  1.5: { value: '0.375rem' },
  2: { value: '0.5rem' },
  3: { value: '0.75rem' },
  4: { value: '1rem' },
  5: { value: '1.25rem' },
  6: { value: '1.5rem' },
  7: { value: '1.75rem' },
  8: { value: '2rem' },
  10: { value: '2.5rem' },
  12: { value: '3rem' },
}

export const sizes = {
  ...spacing,
  9: { value: '2.25rem' },
  11: { value: '2.75rem' },
  14: { value: '3.5rem' },
  16: { value: '4rem' },
  20: { value: '5rem' },
  24: { value: '6rem' },
  32: { value: '8rem' },
  48: { value: '12rem' },
  72: { value: '18rem' },
  80: { value: '20rem' },
  96: { value: '24rem' },
  full: { value: '100%' },
  half: { value: '50%' },
  fit: { value: 'fit-content' },
  /** The strip at the top of every screen for toasts: two short lines. */
  lane: { value: '2.25rem' },
  /**
   * The height of a screen below the lane. The name `screen` would mean the whole window, whatever the token
   * says.
   */
  page: { value: 'calc(100dvh - 2.25rem)' },
  /** The icon rail of the desktop frame, and the bar of the phone frame. */
  rail: { value: '3.5rem' },
  bar: { value: '3.5rem' },
  header: { value: '3.5rem' },
  headerPhone: { value: '3.25rem' },
  dock: { value: '3rem' },
  /** The toolbar of the board, and the taller one of the cards. */
  toolbar: { value: '2.875rem' },
  toolbarTall: { value: '3rem' },
  /** A row for pointers, and one for fingers. */
  row: { value: '2.125rem' },
  rowCoarse: { value: '3rem' },
  control: { value: '2.125rem' },
  flagBar: { value: '5.75rem' },
  /** The footer of the home page, which scrolling uncovers. */
  bottomPanel: { value: '240px' },
  toast: { value: '40rem' },
  dialog: { sm: { value: '26rem' }, md: { value: '36rem' }, lg: { value: '52rem' } },
  drawer: { value: '30rem' },
  /** The crop area, small enough to leave room for the controls below it on a low screen. */
  stage: { value: 'min(18rem, 40dvh)' },
  /** The longest line that is comfortable to read. */
  prose: { value: '46rem' },
  content: { value: '80rem' },
}

export const breakpoints = { sm: '576px', md: '768px', lg: '1080px', xl: '1280px', '2xl': '1920px' }
