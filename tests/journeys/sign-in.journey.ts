import { createMachine } from 'xstate'

/** A visitor who signs in must see what is going on, whatever the server and the connection do. */
export const signInJourney = createMachine({
  id: 'signIn',
  initial: 'form',
  states: {
    form: { on: { 'the visitor sends nothing': 'flawed', 'the visitor sends both': 'waiting' } },
    flawed: { on: { 'the visitor fills in both': 'form' } },
    waiting: {
      on: {
        'the server refuses': 'refused',
        'the account is disabled': 'refused',
        'the name is not valid': 'invalid',
        'the server is asked too often': 'heldOff',
        'the server breaks down': 'broken',
        'the line is cut': 'cutOff',
        'the server agrees': 'inside',
        'the browser keeps no cookie': 'forgotten',
      },
    },
    refused: { on: { 'the visitor changes the name': 'changed', 'the visitor sends again': 'waiting' } },
    // The old message keeps its place, so that nothing moves, but is shown as past.
    changed: { on: { 'the visitor sends both': 'waiting' } },
    invalid: { on: { 'the visitor sends again': 'waiting' } },
    heldOff: { on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' } },
    broken: { on: { 'the visitor sends again': 'waiting' } },
    cutOff: { on: { 'the visitor sends again': 'waiting' } },
    forgotten: { on: { 'the visitor sends again': 'waiting' } },
    inside: { on: { 'the person signs out': 'outside' } },
    outside: { on: { 'the visitor comes to sign in': 'form' } },
  },
})
