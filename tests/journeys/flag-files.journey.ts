import { createMachine } from 'xstate'

export const flagFilesJourney = createMachine({
  id: 'flagFiles',
  description:
    'A file and a flag for each team: paired by order, with an error if one is unpaired. The upload ' +
    'shows its progress, and no file is sent twice.',
  initial: 'none',
  states: {
    none: {
      description: 'The fields for files and flags, and nothing to upload.',
      on: { 'the organiser chooses three files, one of them empty': 'named' },
    },
    named: {
      description: 'Two files with flags from their names; the empty file was skipped.',
      on: {
        'the organiser writes too few flags': 'few',
        'the organiser leaves one file out': 'alone',
        'the organiser leaves all out': 'none',
        'the organiser sends them': 'uploading',
      },
    },
    alone: { description: 'One file with its flag.' },
    few: {
      description: 'One flag is missing. Nothing is uploaded.',
      on: { 'the organiser sends them': 'few', 'the organiser writes a flag for each': 'paired' },
    },
    paired: {
      description: 'Each file with the written flag of its line.',
      on: { 'the organiser sends them': 'uploadingPaired' },
    },
    uploadingPaired: {
      description: 'The files are uploading.',
      on: { 'the server has them': 'addingPaired' },
    },
    addingPaired: { description: 'The written flags are added, each with its file.' },
    uploading: {
      description: '0 of 2 files are uploaded, the focus on “Stop”.',
      on: {
        'half of them have gone': 'halfway',
        'the server has them': 'adding',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
      },
    },
    halfway: { description: 'The current batch is at 50%.' },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser tries again': 'uploading' } },
    stopped: {
      description: 'The upload was stopped. No flag was added.',
      on: { 'the organiser tries again': 'uploading', 'the organiser leaves all out': 'none' },
    },
    adding: {
      description: '“Adding flags…”, each with its file.',
      on: { 'the server agrees': 'added', 'the server refuses': 'refused' },
    },
    refused: { description: 'The server’s reason.', on: { 'the organiser tries again': 'addingAgain' } },
    /** The server has the files, so a retry does not upload them again. */
    addingAgain: {
      description: 'The flags are sent again, without a second upload.',
      on: { 'the server agrees': 'added' },
    },
    added: { description: '“2 flags added”, with their attachments.' },
  },
})
