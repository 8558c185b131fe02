import { createMachine } from 'xstate'

export const writeupBytesJourney = createMachine({
  id: 'writeupBytes',
  description:
    'A writeup on a server that sends every file as a download: the page reads the bytes and shows them.',
  initial: 'reading',
  states: {
    reading: {
      description: '“Opening…”. No document is framed yet.',
      on: {
        'the bytes come': 'shown',
        'the server refuses': 'failed',
        'the line is cut': 'failed',
        'the organiser closes it': 'listed',
      },
    },
    failed: {
      description: 'The document could not be opened, with a way to try again and the link to the file.',
      on: { 'the organiser tries again': 'reading' },
    },
    shown: {
      description: 'The document, from an address that only this page knows, and as nothing but a PDF.',
      on: { 'the organiser closes it': 'released' },
    },
    listed: { description: 'The list of writeups. The bytes are no longer awaited.' },
    released: { description: 'The list of writeups. The address of the bytes is gone.' },
  },
})
