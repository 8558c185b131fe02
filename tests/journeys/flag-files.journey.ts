import { createMachine } from 'xstate'

/**
 * Each team gets a file and a flag. They are paired by order, with an error if one is unpaired. The upload
 * shows its progress, and no file is sent twice.
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
    /** The server has the files already, so a retry must not upload them again. */
    addingAgain: { on: { 'the server agrees': 'added' } },
    added: {},
  },
})
