import { createMachine } from 'xstate'

/** An archive is imported completely or not at all, and only files that may be archives are sent. */
export const gameImportJourney = createMachine({
  id: 'gameImport',
  initial: 'list',
  states: {
    list: { on: { 'the organiser wants to import': 'dialog' } },
    dialog: {
      on: {
        'the organiser chooses another kind of file': 'strange',
        'the organiser chooses an empty file': 'empty',
        'the organiser chooses an archive': 'sending',
        'the organiser closes the dialog': 'list',
      },
    },
    strange: { on: { 'the organiser chooses an archive': 'sending' } },
    empty: {},
    sending: {
      on: {
        'half of it has gone': 'halfway',
        'all of it has gone': 'unpacking',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
        'the organiser presses Escape': 'sending',
      },
    },
    halfway: { on: { 'all of it has gone': 'unpacking' } },
    unpacking: {
      on: {
        'the server refuses': 'refused',
        'the server takes a hidden game': 'hidden',
        'the server takes a game that is shown': 'shown',
      },
    },
    stopped: { on: { 'the organiser tries again': 'sending', 'the organiser wants another': 'dialog' } },
    cutOff: { on: { 'the organiser tries again': 'sending' } },
    refused: { on: { 'the organiser tries again': 'sending', 'the organiser wants another': 'dialog' } },
    hidden: { on: { 'the organiser opens the game': 'game', 'the organiser closes the dialog': 'listed' } },
    shown: {},
    listed: {},
    game: {},
  },
})
