import { createMachine } from 'xstate'

export const verificationJourney = createMachine({
  id: 'verification',
  description: 'The link that activates an account: it works once, and the server signs the user in.',
  initial: 'waiting',
  states: {
    waiting: {
      description: '“Verifying your account…”. The server is asked once.',
      on: {
        'the server agrees': 'inside',
        'the browser keeps no cookie': 'outside',
        'the link has expired': 'refused',
        'the link was used already': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
      },
    },
    heldOff: {
      description: 'The seconds until the next try.',
      on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'mayRetry' },
    },
    mayRetry: { description: '“Try again”.', on: { 'the visitor tries again': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the visitor tries again': 'waiting' } },
    refused: { description: 'The link no longer works, with a way to a new email.' },
    inside: { description: 'The home page, with “Account verified”.' },
    outside: { description: 'The sign-in, with the address filled in.' },
  },
})
