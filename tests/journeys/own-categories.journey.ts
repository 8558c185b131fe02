import { createMachine } from 'xstate'

// Written from the rules and not from the machine, so that it can disagree.
export const ownCategoriesJourney = createMachine({
  id: 'ownCategories',
  description: 'The own categories of a game, saved as a whole.',
  initial: 'resting',
  states: {
    resting: { description: 'Nothing runs, and no problem is shown.', on: { 'person starts': 'running' } },
    running: {
      description: 'The server is asked, and the button is busy.',
      on: { 'server agrees': 'restingAgain', 'server refuses': 'refused' },
    },
    refused: {
      description: 'The server’s reason. Another start is possible.',
      on: { 'person starts': 'runningAgain' },
    },
    runningAgain: {
      description: 'The server is asked again, without the old problem.',
      on: { 'server agrees': 'restingAgain' },
    },
    restingAgain: { description: 'Done. Nothing runs, and no problem is shown.' },
  },
})
