/** Texts of the connection's pill. */
export const connection = {
  idle: 'Not connected',
  connecting: 'Connecting',
  resyncing: 'Catching up',
  live: 'Live',
  reconnecting: (seconds: number) => (seconds > 0 ? `Reconnecting in ${seconds} s` : 'Reconnecting'),
  offline: 'Offline',
  notLive: 'Not live',
  meaning: {
    connecting: 'The line to the server is being opened.',
    resyncing: 'The line is open; what happened meanwhile is being fetched.',
    live: 'What happens in the game reaches this page at once.',
    reconnecting:
      'The line was cut. What you see may be out of date; it is brought up to date when the line is back.',
    offline: 'This device has no network. What you see may be out of date.',
  },
  refused: {
    'signed-out': 'Sign in to get live updates',
    forbidden: 'No live updates for this account',
    missing: 'No live updates here',
    malformed: 'This page and the server do not understand each other; load the page anew',
    closed: 'The server closed the connection',
  },
  retry: 'Connect now',
  short: {
    reconnecting: (seconds: number) => (seconds > 0 ? `Reconnecting ${seconds} s` : 'Reconnecting'),
    offline: 'Offline · retry',
  },
  frozen: 'Frozen',
  frozenMeaning: (since: string) => `The public board stands as it was at ${since}.`,
}
export type ConnectionWords = typeof connection
