import { createMachine } from 'xstate'

/** The user must stay signed in and on the same screen after changing the password. */
export const passwordChangeJourney = createMachine({
  id: 'passwordChange',
  initial: 'resting',
  states: {
    resting: { on: { 'the person wants another password': 'form' } },
    form: {
      on: {
        'the person thinks better of it': 'resting',
        'the person sends nothing': 'flawed',
        'the person sends all three': 'waiting',
      },
    },
    flawed: { on: { 'the person fills in all three': 'form' } },
    waiting: {
      on: {
        'the server agrees': 'changed',
        'the old password is wrong': 'refused',
        'the password was changed meanwhile': 'refused',
        'the server wants more of the new one': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'the session is over': 'outside',
      },
    },
    refused: { on: { 'the person sends again': 'waiting' } },
    heldOff: {
      on: {
        'the person is impatient': 'heldOff',
        'the wait is over': 'mayRetry',
        'the person thinks better of it': 'resting',
      },
    },
    mayRetry: { on: { 'the person sends again': 'waiting' } },
    cutOff: { on: { 'the person sends again': 'waiting' } },
    changed: { on: { 'the person wants another password': 'form' } },
    outside: {},
  },
})
