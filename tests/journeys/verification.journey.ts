import { createMachine } from 'xstate'

/** The link that activates an account works once, and the server signs the user in. */
export const verificationJourney = createMachine({
  id: 'verification',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'the server agrees': 'inside',
        'the browser keeps no cookie': 'outside',
        'the link has expired': 'refused',
        'the link was used already': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
      },
    },
    heldOff: { on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'mayRetry' } },
    mayRetry: { on: { 'the visitor tries again': 'waiting' } },
    cutOff: { on: { 'the visitor tries again': 'waiting' } },
    refused: {},
    inside: {},
    outside: {},
  },
})
