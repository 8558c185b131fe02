/** How notices reach a person who looks elsewhere. */
export const presenter = {
  open: 'Notice alerts',
  title: 'When a notice comes',
  sound: 'Play a sound',
  desktop: 'Show it on the desktop',
  desktopHint: {
    default: 'While you look at another window. The browser asks you first.',
    granted: 'While you look at another window.',
    denied: 'The browser blocks notifications of this site. Allow them in its settings.',
    absent: 'This browser shows no notifications.',
  },
  waiting: (count: number) => `${count} new notices`,
}
export type PresenterWords = typeof presenter
