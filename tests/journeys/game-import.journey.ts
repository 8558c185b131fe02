import { createMachine } from 'xstate'

export const gameImportJourney = createMachine({
  id: 'gameImport',
  description:
    'Importing a game from an archive: all or nothing, and only files that may be archives are sent.',
  initial: 'list',
  states: {
    list: {
      description: 'The list of games, without a dialog.',
      on: { 'the organiser wants to import': 'dialog' },
    },
    dialog: {
      description: 'The dialog for an archive, without an error.',
      on: {
        'the organiser chooses another kind of file': 'strange',
        'the organiser chooses an empty file': 'empty',
        'the organiser chooses an archive': 'sending',
        'the organiser closes the dialog': 'list',
      },
    },
    strange: {
      description: '“This isn’t a ZIP archive.” Nothing is sent.',
      on: { 'the organiser chooses an archive': 'sending' },
    },
    empty: { description: '“This file is empty.” Nothing is sent.' },
    sending: {
      description: 'The archive is uploading, at 0%. The dialog only closes by “Stop”.',
      on: {
        'half of it has gone': 'halfway',
        'all of it has gone': 'unpacking',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
        'the organiser presses Escape': 'sending',
      },
    },
    halfway: { description: 'The archive is uploading, at 50%.', on: { 'all of it has gone': 'unpacking' } },
    unpacking: {
      description: '“Checking the archive…”, which cannot be stopped.',
      on: {
        'the server refuses': 'refused',
        'the server takes a hidden game': 'hidden',
        'the server takes a game that is shown': 'shown',
      },
    },
    stopped: {
      description: 'The upload was stopped. Nothing was imported.',
      on: { 'the organiser tries again': 'sending', 'the organiser wants another': 'dialog' },
    },
    cutOff: {
      description: '“Couldn’t import the game”: the server cannot be reached.',
      on: { 'the organiser tries again': 'sending' },
    },
    refused: {
      description: 'The server’s reason, the focus on “Try again”.',
      on: { 'the organiser tries again': 'sending', 'the organiser wants another': 'dialog' },
    },
    hidden: {
      description: 'The game is imported and hidden, with what it contains.',
      on: { 'the organiser opens the game': 'game', 'the organiser closes the dialog': 'listed' },
    },
    shown: { description: 'The game is imported, and players can already see it.' },
    listed: { description: 'The new game is in the list.' },
    game: { description: 'The settings of the new game.' },
  },
})
