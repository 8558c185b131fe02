import { createMachine } from 'xstate'

export const writeupReviewJourney = createMachine({
  id: 'writeupReview',
  description:
    'Reading the writeups of three teams. An open document is replaced only by the user, and the ' +
    'focus stays useful at each step.',
  meta: {
    extensions: {
      writeups: [
        'the organiser chooses an organisation',
        'the document comes',
        'the server refuses the document',
      ],
    },
  },
  initial: 'listed',
  states: {
    listed: {
      description: 'Three writeups, the newest first, and one download of all.',
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
      description: 'The one writeup of the searched team.',
      on: { 'the organiser seeks what is not there': 'unmatched', 'the organiser opens the one': 'alone' },
    },
    unmatched: { description: '“No writeups match”.', on: { 'the organiser shows all': 'listedAgain' } },
    listedAgain: { description: 'All three writeups again.' },
    alone: { description: 'The document of the only match, without a next or previous one.' },
    ofOrganization: {
      description: 'Only the writeups of the chosen organisation.',
      on: { 'the organiser presses J': 'firstOfOrganization' },
    },
    firstOfOrganization: {
      description: 'The first document of the organisation.',
      on: { 'the organiser presses J': 'lastOfOrganization' },
    },
    lastOfOrganization: { description: 'The last document of the organisation.' },
    ordered: { description: 'The writeups by team.', on: { 'the organiser presses J': 'firstByName' } },
    firstByName: { description: 'The first document by team.' },
    first: {
      description: 'The first document.',
      on: { 'the organiser presses J': 'second', 'the organiser presses K': 'first' },
    },
    second: {
      description: 'The second document, being opened.',
      on: {
        'the document comes': 'shown',
        'the server refuses the document': 'failed',
        'the organiser presses K': 'first',
        'the organiser goes to the next': 'third',
        'the organiser closes it': 'backAtSecond',
        'the organiser presses Escape': 'backAtSecond',
      },
    },
    shown: {
      description: 'The second document.',
      on: { 'the team hands in another': 'replaced', 'it is deleted': 'gone' },
    },
    replaced: {
      description: 'The old document stays; the team has submitted a new version.',
      on: { 'the organiser asks for the new one': 'newShown' },
    },
    newShown: { description: 'The new version of the document.' },
    failed: {
      description: 'The document could not be opened, with a link to it.',
      on: { 'the organiser tries again': 'second' },
    },
    gone: { description: '“Writeup not found”.', on: { 'the organiser closes it': 'listedWithoutIt' } },
    listedWithoutIt: { description: 'The list without the deleted writeup.' },
    third: { description: 'The third document.' },
    backAtSecond: { description: 'The list, with the focus on the second writeup.' },
    empty: { description: '“No writeups yet”, and until when teams can submit.' },
    stale: { description: 'The last state of the list, which could not be refreshed.' },
  },
})
