import { createMachine } from 'xstate'

/**
 * A file and a flag for each team, as the rules have it: paired by their order, told when one has no other,
 * sent with progress, and what has gone once does not go again.
 */
export const flagFilesJourney = createMachine({
  id: 'flagFiles',
  initial: 'none',
  states: {
    none: { on: { 'the organiser chooses three files, one of them empty': 'named' } },
    named: {
      on: {
        'the organiser writes too few flags': 'few',
        'the organiser leaves one file out': 'alone',
        'the organiser leaves all out': 'none',
        'the organiser sends them': 'uploading',
      },
    },
    alone: {},
    few: { on: { 'the organiser sends them': 'few', 'the organiser writes a flag for each': 'paired' } },
    paired: { on: { 'the organiser sends them': 'uploadingPaired' } },
    uploadingPaired: { on: { 'the server has them': 'addingPaired' } },
    addingPaired: {},
    uploading: {
      on: {
        'half of them have gone': 'halfway',
        'the server has them': 'adding',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
      },
    },
    halfway: {},
    cutOff: { on: { 'the organiser tries again': 'uploading' } },
    stopped: { on: { 'the organiser tries again': 'uploading', 'the organiser leaves all out': 'none' } },
    adding: { on: { 'the server agrees': 'added', 'the server refuses': 'refused' } },
    refused: { on: { 'the organiser tries again': 'addingAgain' } },
    /** The server has the files: nothing is sent twice. */
    addingAgain: { on: { 'the server agrees': 'added' } },
    added: {},
  },
})
