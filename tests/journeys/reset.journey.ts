import { createMachine } from 'xstate'

export const resetJourney = createMachine({
  id: 'reset',
  description: 'A new password, from the link in the email to the sign-in.',
  initial: 'form',
  states: {
    form: {
      description: 'The form for the account of the link, without an error.',
      on: {
        'the visitor sends nothing': 'flawed',
        'the visitor sends two that differ': 'different',
        'the visitor sends both': 'waiting',
      },
    },
    flawed: {
      description: '“Choose a password.” Nothing is sent.',
      on: { 'the visitor fills in both': 'form' },
    },
    different: {
      description: '“The passwords don’t match.”, the focus on the repeat. Nothing is sent.',
      on: { 'the visitor fills in both': 'form' },
    },
    waiting: {
      description: '“Changing password…”. The server is asked once.',
      on: {
        'the link has expired': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'the server agrees': 'done',
      },
    },
    refused: {
      description: 'The link has expired.',
      on: { 'the visitor sends again': 'waiting', 'the visitor asks for a new mail': 'recovering' },
    },
    heldOff: {
      description: 'The seconds until the next try.',
      on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The password stays.',
      on: { 'the visitor sends again': 'waiting' },
    },
    recovering: { description: 'The form for a new email, with the address filled in.' },
    done: { description: 'The sign-in, with “Password changed” and the address filled in.' },
  },
})
