/** What the processes of the whole page say: who is here, what was asked, what just happened. */
export const app = {
  announcement: {
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    accountDisabled: 'This account is disabled',
    languageMissing: 'The language could not be loaded',
    failed: 'Something went wrong',
    copied: 'Copied',
    redirected: {
      'not-started': 'The game has not started yet',
      suspended: 'Your team is suspended from this game',
      'game-over': 'The game is over',
      'no-access': 'You have no access to this',
    },
  },
  confirm: {
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  language: { zh: '中文', en: 'English', ja: '日本語' },
  connection: {
    idle: 'Not connected',
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: (seconds: number) => (seconds > 0 ? `Reconnecting in ${seconds} s` : 'Reconnecting'),
    offline: 'Offline',
    notLive: 'Not live',
    meaning: {
      connecting: 'The line to the server is being opened.',
      live: 'What happens in the game reaches this page at once.',
      reconnecting: 'The line was cut. What you see may be out of date; it is brought up to date when the line is back.',
      offline: 'This device has no network. What you see may be out of date.',
    },
    refused: {
      'signed-out': 'Sign in to get live updates',
      forbidden: 'No live updates for this account',
      missing: 'No live updates here',
      closed: 'The server closed the connection',
    },
    retry: 'Connect now',
  },
}
export type App = typeof app
