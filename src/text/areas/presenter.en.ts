export const presenter = {
  open: 'Notifications',
  title: 'When a notice arrives',
  sound: 'Play a sound',
  desktop: 'Show a desktop notification',
  desktopHint: {
    default: 'When another window is in front. Your browser will ask for permission.',
    granted: 'When another window is in front.',
    denied: 'Your browser blocks notifications from this site. Allow them in the browser’s settings.',
    absent: 'This browser can’t show notifications.',
  },
  waiting: (count: number) => (count === 1 ? '1 new notice' : `${count} new notices`),
}
export type PresenterWords = typeof presenter
