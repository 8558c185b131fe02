export const gameArchive = {
  open: {
    import: 'Import',
    clone: (game: string) => `Clone ${game}`,
    export: (game: string) => `Export ${game}`,
  },
  close: 'Close',
  copies: {
    title: 'Clone or export',
    text: 'Clone this game to prepare your next one, or export it to a file that this or another platform can import.',
    clone: 'Clone game',
    export: 'Export game',
  },
  import: {
    title: 'Import game',
    text:
      'Import an archive exported from this or another platform. ' +
      'If anything in it is invalid, nothing is imported.',
    choose: 'Choose an archive or drop it here',
    chooseHint: (most: string) => `ZIP, up to ${most}`,
    flaw: {
      strange: 'This isn’t a ZIP archive.',
      empty: 'This file is empty.',
      large: (most: string) => `Archives can be at most ${most}.`,
    },
    sending: (file: string) => `Uploading ${file}…`,
    sent: (percent: number) => `${percent}%`,
    stop: 'Stop',
    unpacking: 'Checking the archive…',
    failed: 'Couldn’t import the game',
    cancelled: (file: string) => `Upload of ${file} stopped. Nothing was imported.`,
    retry: 'Try again',
    dismiss: 'Choose another file',
    done: (game: string) => `${game} imported`,
    shown: 'Players can already see this game, because it was visible when it was exported.',
    hidden:
      'It stays hidden until you show it to players. Its challenges stay disabled until you enable them.',
    keys: 'It has new keys. Services that use the original game’s public key can’t verify this game’s tokens.',
    untimed: 'No dates set',
    facts: {
      title: 'Title',
      span: 'Dates',
      challenges: 'Challenges',
      number: 'ID',
      categories: 'Categories',
      notices: 'Notices',
    },
    span: (from: string, to: string) => `${from} – ${to}`,
    challenges: (all: number, enabled: number) => (all === 0 ? 'None' : `${all}, ${enabled} enabled`),
    open: 'Open game',
  },
  export: {
    title: (game: string) => `Export ${game}`,
    secret: 'Contains all flags',
    secretText:
      'Anyone who has this file can solve every challenge. Treat it like a password. ' +
      'The export is recorded in the audit log under your name.',
    holds:
      'Includes settings, poster, notices written by organisers, and all challenges with their hints, ' +
      'flags and attachments.',
    lacks: 'Doesn’t include teams, submissions, solves or the game’s keys.',
    download: 'Download archive',
    failing: 'If the archive can’t be created, your browser reports a failed download.',
  },
  clone: {
    title: (game: string) => `Clone ${game}`,
    copied: 'Copies the settings, the poster, and all challenges with their hints, flags and attachments.',
    left:
      'Teams, solves and notices aren’t copied. ' +
      'The clone is hidden, its challenges are disabled, and it has its own keys.',
    name: (game: string) => `${game} (copy)`,
    spanHint:
      'If you change the start, the end moves along. The writeup deadline keeps its distance to the end.',
    untimedHint: 'The original has no dates. Leave both empty to keep it that way.',
    submit: 'Create clone',
    busy: 'Creating clone…',
  },
}
export type GameArchiveWords = typeof gameArchive
