/** Texts of importing, exporting and cloning a game. */
export const gameArchive = {
  open: {
    import: 'Import',
    clone: (game: string) => `Clone ${game}`,
    export: (game: string) => `Export ${game}`,
  },
  close: 'Close',
  copies: {
    title: 'Clone or export',
    text: 'A clone is the next game made from this one. An export is one file that this or another platform can import.',
    clone: 'Clone the game',
    export: 'Export the game',
  },
  import: {
    title: 'Import a game',
    text: 'From an archive that was exported here or elsewhere. It comes in wholly or not at all.',
    choose: 'Choose an archive, or drop it here',
    chooseHint: (most: string) => `ZIP, up to ${most}`,
    flaw: {
      strange: 'This is no ZIP archive.',
      empty: 'There is nothing in this file.',
      large: (most: string) => `An archive has at most ${most}.`,
    },
    sending: (file: string) => `Sending ${file}`,
    sent: (percent: number) => `${percent} %`,
    stop: 'Stop',
    unpacking: 'The server unpacks and checks it',
    failed: 'The game could not be imported',
    cancelled: (file: string) => `${file} was not sent to its end. Nothing has come in.`,
    retry: 'Try again',
    dismiss: 'Choose another',
    done: (game: string) => `${game} has come in`,
    shown: 'Players see this game already: it was not hidden when it was exported.',
    hidden: 'It is hidden until you show it. Its challenges are disabled until you enable them.',
    keys: 'It has new keys: what a service of yours knows of the original game does not hold for this one.',
    untimed: 'No times set',
    facts: {
      title: 'Title',
      span: 'Time',
      challenges: 'Challenges',
      number: 'Number',
      categories: 'Categories',
      notices: 'Notices',
    },
    span: (from: string, to: string) => `${from} – ${to}`,
    challenges: (all: number, enabled: number) =>
      all === 0 ? 'None' : `${all}, of which ${enabled} are enabled`,
    open: 'Open the game',
  },
  export: {
    title: (game: string) => `Export ${game}`,
    secret: 'All flags are in it',
    secretText:
      'Whoever has the file can solve every challenge. Keep it as you keep a password. The export is written into the log, with your name.',
    holds:
      'It holds the settings, the poster, all challenges with hints, flags and attachments, and the notices that organisers wrote.',
    lacks: 'It holds no teams, answers and solves, and no keys of the game.',
    download: 'Download the archive',
    failing: 'If it cannot be made, the browser says that the download has failed.',
  },
  clone: {
    title: (game: string) => `Clone ${game}`,
    copied: 'Settings, poster, challenges with hints, flags and attachments are copied.',
    left: 'Teams, solves and notices are not. The clone is hidden, all of its challenges are disabled, and it has keys of its own.',
    name: (game: string) => `${game} (copy)`,
    spanHint:
      'The end moves along when you move the start. A writeup deadline keeps its distance to the end.',
    untimedHint: 'The original has no times. Leave both empty and the clone has none either.',
    submit: 'Make the clone',
    busy: 'Making the clone',
  },
}
export type GameArchiveWords = typeof gameArchive
