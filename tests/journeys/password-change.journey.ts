import { createMachine } from 'xstate'

export const passwordChangeJourney = createMachine({
  id: 'passwordChange',
  description: 'Changing the password: the user stays signed in and on the same screen.',
  meta: { extensions: { sessions: [] } },
  initial: 'resting',
  states: {
    resting: {
      description: 'What changing the password does, without a form.',
      on: { 'the person wants another password': 'form' },
    },
    form: {
      description: 'The form, without an error.',
      on: {
        'the person thinks better of it': 'resting',
        'the person sends nothing': 'flawed',
        'the person sends all three': 'waiting',
      },
    },
    flawed: {
      description: '“Enter your password.”, the focus on it. Nothing is sent.',
      on: { 'the person fills in all three': 'form' },
    },
    waiting: {
      description: '“Changing…”. The server is asked once.',
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
    refused: {
      description: 'The server’s reason. The old password stays, with the focus.',
      on: { 'the person sends again': 'waiting' },
    },
    heldOff: {
      description: 'The seconds until the next try.',
      on: {
        'the person is impatient': 'heldOff',
        'the wait is over': 'mayRetry',
        'the person thinks better of it': 'resting',
      },
    },
    mayRetry: {
      description: 'No wait any more. What was typed stays.',
      on: { 'the person sends again': 'waiting' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person sends again': 'waiting' } },
    changed: {
      description: '“Password changed”, on the same screen, without the form.',
      on: { 'the person wants another password': 'form' },
    },
    outside: { description: 'The sign-in, which leads back to the profile.' },
  },
})
