export const connection = {
  idle: 'Not connected',
  connecting: 'Connecting…',
  resyncing: 'Catching up…',
  live: 'Live',
  reconnecting: (seconds: number) => (seconds > 0 ? `Reconnecting in ${seconds} s` : 'Reconnecting…'),
  offline: 'Offline',
  notLive: 'No live updates',
  reread: 'Updated every 30 s',
  readAgo: (age: string) => `Updated ${age} ago`,
  meaning: {
    connecting: 'Connecting to the server.',
    resyncing: 'Connected. Loading what you missed.',
    live: 'This page updates by itself as things happen.',
    reconnecting:
      'The connection dropped. This page may be out of date; it updates as soon as the connection is back.',
    offline: 'Your device is offline. This page may be out of date.',
    reread:
      'This server doesn’t push every change, so this page loads the data again at least every 30 seconds.',
  },
  refused: {
    'signed-out': 'Sign in to get live updates',
    forbidden: 'Your account can’t get live updates',
    missing: 'No live updates on this page',
    malformed: 'This page doesn’t match the server’s version. Reload the page.',
    closed: 'The server closed the connection',
  },
  retry: 'Reconnect now',
  short: {
    reconnecting: (seconds: number) => (seconds > 0 ? `Reconnecting ${seconds} s` : 'Reconnecting…'),
    offline: 'Offline · retry',
  },
  paused: 'Paused',
  pausedMeaning: 'The organisers have paused the game. Its clock stands still, and no flags are accepted.',
  frozen: 'Frozen',
  frozenMeaning: (since: string) => `The public scoreboard shows the standings as of ${since}.`,
}
export type ConnectionWords = typeof connection
