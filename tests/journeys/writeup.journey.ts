import { createMachine } from 'xstate'

export const writeupJourney = createMachine({
  id: 'writeup',
  description:
    'A team’s writeup after the end: a PDF of at most 20 MiB, which can be replaced until the ' + 'deadline.',
  initial: 'missing',
  states: {
    missing: {
      description: 'No writeup is submitted yet.',
      on: {
        'the person chooses an empty file': 'empty',
        'the person chooses a file of 20 MiB and a byte': 'large',
        'the person chooses a text': 'foreign',
        'the person chooses a PDF': 'chosen',
      },
    },
    empty: { description: '“This file is empty.”', on: { 'the person chooses a PDF': 'chosen' } },
    large: { description: 'The file is larger than 20 MB.', on: { 'the person chooses a PDF': 'chosen' } },
    foreign: { description: '“This isn’t a PDF.”', on: { 'the person chooses a PDF': 'chosen' } },
    chosen: {
      description: 'The file is ready to submit, the focus on “Submit”. Nothing is sent.',
      on: { 'the person hands it in': 'uploading', 'the person takes another': 'missing' },
    },
    uploading: {
      description: 'The file is uploading, at 0%, the focus on “Stop”.',
      on: {
        'half of it has gone': 'halfway',
        'the person stops it': 'stopped',
        'the deadline has passed on the server': 'refused',
        'the line is cut': 'cutOff',
        'the server takes it': 'there',
      },
    },
    halfway: { description: 'The file is uploading, at 50%.', on: { 'the server takes it': 'there' } },
    stopped: {
      description: 'The upload was stopped, the focus on “Try again”.',
      on: { 'the person tries again': 'uploading', 'the person takes another': 'missing' },
    },
    refused: { description: 'The server’s reason.', on: { 'the person tries again': 'uploading' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person tries again': 'uploading' } },
    there: {
      description: 'The writeup is submitted, with its name and the focus.',
      on: { 'the person chooses another PDF': 'replacing' },
    },
    replacing: {
      description: 'What the new file replaces. Nothing is sent.',
      on: { 'the person hands it in': 'uploadingAgain' },
    },
    uploadingAgain: { description: 'The new file is uploading.' },
  },
})
