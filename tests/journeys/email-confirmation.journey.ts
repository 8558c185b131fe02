import { createMachine } from 'xstate'

/** Only its owner may use the link that confirms a new address. A visitor signs in on the way. */
export const emailConfirmationJourney = createMachine({
  id: 'emailConfirmation',
  initial: 'outside',
  states: {
    outside: { on: { 'the owner signs in': 'waiting' } },
    waiting: {
      on: {
        'the server agrees': 'confirmed',
        'the link has expired': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'the session has ended': 'outside',
      },
    },
    heldOff: { on: { 'the owner is impatient': 'heldOff', 'the wait is over': 'mayRetry' } },
    mayRetry: { on: { 'the owner tries again': 'waiting' } },
    cutOff: { on: { 'the owner tries again': 'waiting' } },
    refused: {},
    confirmed: {},
  },
})
