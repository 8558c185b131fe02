import { createMachine } from 'xstate'

/** Search and order of stored files apply to all pages, and a change returns to the first page. */
export const storedFilesJourney = createMachine({
  id: 'storedFiles',
  initial: 'newest',
  states: {
    newest: {
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
      on: {
        'the organiser wants the largest first': 'largest',
        'the organiser seeks a name': 'seeking',
      },
    },
    firstAgain: {},
    largest: { on: { 'the organiser turns the page': 'secondLargest', 'the organiser goes back': 'newest' } },
    secondLargest: {},
    seeking: { on: { 'the server has found it': 'found', 'the line is cut': 'cutOff' } },
    found: { on: { 'the organiser looks at the unused ones': 'unusedMeanwhile' } },
    unusedMeanwhile: { on: { 'the organiser goes back in the history': 'foundAgain' } },
    foundAgain: { on: { 'the organiser empties the search': 'newest' } },
    cutOff: { on: { 'the organiser tries again': 'found' } },
    unmatched: { on: { 'the organiser wants all again': 'newest' } },
    unused: { on: { 'the organiser looks at all': 'newest' } },
    copied: {},
    atGame: {},
  },
})
