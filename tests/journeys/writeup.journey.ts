import { createMachine } from 'xstate'

/**
 * After the end a team uploads its writeup: a PDF of at most 20 MiB, which can be replaced until the
 * deadline.
 */
export const writeupJourney = createMachine({
  id: 'writeup',
  initial: 'missing',
  states: {
    missing: {
      on: {
        'the person chooses an empty file': 'empty',
        'the person chooses a file of 20 MiB and a byte': 'large',
        'the person chooses a text': 'foreign',
        'the person chooses a PDF': 'chosen',
      },
    },
    empty: { on: { 'the person chooses a PDF': 'chosen' } },
    large: { on: { 'the person chooses a PDF': 'chosen' } },
    foreign: { on: { 'the person chooses a PDF': 'chosen' } },
    chosen: { on: { 'the person hands it in': 'uploading', 'the person takes another': 'missing' } },
    uploading: {
      on: {
        'half of it has gone': 'halfway',
        'the person stops it': 'stopped',
        'the deadline has passed on the server': 'refused',
        'the line is cut': 'cutOff',
        'the server takes it': 'there',
      },
    },
    halfway: { on: { 'the server takes it': 'there' } },
    stopped: { on: { 'the person tries again': 'uploading', 'the person takes another': 'missing' } },
    refused: { on: { 'the person tries again': 'uploading' } },
    cutOff: { on: { 'the person tries again': 'uploading' } },
    there: { on: { 'the person chooses another PDF': 'replacing' } },
    replacing: { on: { 'the person hands it in': 'uploadingAgain' } },
    uploadingAgain: {},
  },
})
