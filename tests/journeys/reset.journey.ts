import { createMachine } from 'xstate'

/** A user follows the link in the email, sets a new password and signs in. */
export const resetJourney = createMachine({
  id: 'reset',
  initial: 'form',
  states: {
    form: {
      on: {
        'the visitor sends nothing': 'flawed',
        'the visitor sends two that differ': 'different',
        'the visitor sends both': 'waiting',
      },
    },
    flawed: { on: { 'the visitor fills in both': 'form' } },
    different: { on: { 'the visitor fills in both': 'form' } },
    waiting: {
      on: {
        'the link has expired': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'the server agrees': 'done',
      },
    },
    refused: {
      on: { 'the visitor sends again': 'waiting', 'the visitor asks for a new mail': 'recovering' },
    },
    heldOff: { on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' } },
    cutOff: { on: { 'the visitor sends again': 'waiting' } },
    recovering: {},
    done: {},
  },
})
