import { createMachine } from 'xstate'

/**
 * The process as the user should see it. It is written from the rules and not from the machine, so that the
 * two can disagree.
 */
export const ownCategoriesJourney = createMachine({
  initial: 'resting',
  states: {
    resting: { on: { 'person starts': 'running' } },
    running: { on: { 'server agrees': 'restingAgain', 'server refuses': 'refused' } },
    refused: { on: { 'person starts': 'runningAgain' } },
    runningAgain: { on: { 'server agrees': 'restingAgain' } },
    restingAgain: {},
  },
})
