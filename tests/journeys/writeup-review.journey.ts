import { createMachine } from 'xstate'

/**
 * An organiser reads the writeups of three teams. Only the user replaces an open document, and the focus
 * stays useful at each step.
 */
export const writeupReviewJourney = createMachine({
  id: 'writeupReview',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'the organiser opens the second': 'second',
        'the organiser presses J': 'first',
        'the organiser seeks a team': 'found',
        'the organiser chooses an organisation': 'ofOrganization',
        'the organiser orders by team': 'ordered',
        'all are deleted': 'empty',
        'the list cannot be read again': 'stale',
      },
    },
    found: {
      on: { 'the organiser seeks what is not there': 'unmatched', 'the organiser opens the one': 'alone' },
    },
    unmatched: { on: { 'the organiser shows all': 'listedAgain' } },
    listedAgain: {},
    alone: {},
    ofOrganization: { on: { 'the organiser presses J': 'firstOfOrganization' } },
    firstOfOrganization: { on: { 'the organiser presses J': 'lastOfOrganization' } },
    lastOfOrganization: {},
    ordered: { on: { 'the organiser presses J': 'firstByName' } },
    firstByName: {},
    first: { on: { 'the organiser presses J': 'second', 'the organiser presses K': 'first' } },
    second: {
      on: {
        'the document comes': 'shown',
        'the server refuses the document': 'failed',
        'the organiser presses K': 'first',
        'the organiser goes to the next': 'third',
        'the organiser closes it': 'backAtSecond',
        'the organiser presses Escape': 'backAtSecond',
      },
    },
    shown: { on: { 'the team hands in another': 'replaced', 'it is deleted': 'gone' } },
    replaced: { on: { 'the organiser asks for the new one': 'newShown' } },
    newShown: {},
    failed: { on: { 'the organiser tries again': 'second' } },
    gone: { on: { 'the organiser closes it': 'listedWithoutIt' } },
    listedWithoutIt: {},
    third: {},
    backAtSecond: {},
    empty: {},
    stale: {},
  },
})
