import { createMachine } from 'xstate'

export const storedFilesJourney = createMachine({
  id: 'storedFiles',
  description:
    'The list of stored files: search and order apply to all pages, and a change returns to the ' + 'first.',
  initial: 'newest',
  states: {
    newest: {
      description: 'The files, the newest first.',
      on: {
        'the organiser turns the page': 'secondPage',
        'the organiser turns to a page that is gone by now': 'firstAgain',
        'the organiser wants the largest first': 'largest',
        'the organiser seeks a name': 'seeking',
        'the organiser seeks what is nowhere': 'unmatched',
        'the organiser looks at the unused ones': 'unused',
        'the organiser copies an address': 'copied',
        'the organiser follows what uses it': 'atGame',
      },
    },
    secondPage: {
      description: 'The second page of the files.',
      on: {
        'the organiser wants the largest first': 'largest',
        'the organiser seeks a name': 'seeking',
      },
    },
    firstAgain: { description: 'The first page, because the other one is gone.' },
    largest: {
      description: 'The files, the largest first.',
      on: { 'the organiser turns the page': 'secondLargest', 'the organiser goes back': 'newest' },
    },
    secondLargest: { description: 'The second page, the largest first.' },
    seeking: {
      description: 'The old rows stay until the response arrives.',
      on: { 'the server has found it': 'found', 'the line is cut': 'cutOff' },
    },
    found: {
      description: 'The one file that matches.',
      on: { 'the organiser looks at the unused ones': 'unusedMeanwhile' },
    },
    unusedMeanwhile: {
      description: 'The unused files.',
      on: { 'the organiser goes back in the history': 'foundAgain' },
    },
    foundAgain: {
      description: 'The search and its result are back.',
      on: { 'the organiser empties the search': 'newest' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser tries again': 'found' } },
    unmatched: { description: '“No files match”.', on: { 'the organiser wants all again': 'newest' } },
    unused: { description: '“No unused files”.', on: { 'the organiser looks at all': 'newest' } },
    copied: { description: 'The address is in the clipboard, and “Copied” says so.' },
    atGame: { description: 'The settings of the game that uses the file.' },
  },
})
