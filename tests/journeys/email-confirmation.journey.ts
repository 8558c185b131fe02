import { createMachine } from 'xstate'

export const emailConfirmationJourney = createMachine({
  id: 'emailConfirmation',
  description:
    'The link to confirm a new address: only its owner may use it, and a visitor signs in on the way.',
  initial: 'outside',
  states: {
    outside: {
      description: 'The sign-in, which leads back to the link. Nothing is sent.',
      on: { 'the owner signs in': 'waiting' },
    },
    waiting: {
      description: '“Confirming your new email address…”. The server is asked once.',
      on: {
        'the server agrees': 'confirmed',
        'the link has expired': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'the session has ended': 'outside',
      },
    },
    heldOff: {
      description: 'The seconds until the next try.',
      on: { 'the owner is impatient': 'heldOff', 'the wait is over': 'mayRetry' },
    },
    mayRetry: { description: '“Try again”.', on: { 'the owner tries again': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the owner tries again': 'waiting' } },
    refused: { description: '“This link no longer works”.' },
    confirmed: { description: 'The profile, with “New email address confirmed”.' },
  },
})
