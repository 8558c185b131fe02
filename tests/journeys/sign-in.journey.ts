import { createMachine } from 'xstate'

export const signInJourney = createMachine({
  id: 'signIn',
  description: 'Signing in: what a visitor sees, whatever the server and the connection do.',
  meta: { extensions: { captcha: [] } },
  initial: 'form',
  states: {
    form: {
      description: 'The form, without an error.',
      on: { 'the visitor sends nothing': 'flawed', 'the visitor sends both': 'waiting' },
    },
    flawed: {
      description: '“Enter your password”. Nothing is sent.',
      on: { 'the visitor fills in both': 'form' },
    },
    waiting: {
      description: '“Signing in…”. The server is asked once.',
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
    refused: {
      description: 'The server’s reason, and what to do about the email.',
      on: { 'the visitor changes the name': 'changed', 'the visitor sends again': 'waiting' },
    },
    // The old message keeps its place, so that nothing moves, but is shown as past.
    changed: {
      description: 'The old reason is still there, but no longer an alert.',
      on: { 'the visitor sends both': 'waiting' },
    },
    invalid: { description: 'The name is not valid.', on: { 'the visitor sends again': 'waiting' } },
    heldOff: {
      description: 'The seconds until the next try.',
      on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' },
    },
    broken: {
      description: 'The server’s fault, with its number.',
      on: { 'the visitor sends again': 'waiting' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the visitor sends again': 'waiting' } },
    forgotten: {
      description: 'The browser does not store cookies.',
      on: { 'the visitor sends again': 'waiting' },
    },
    inside: {
      description: 'The page where the person came from, signed in.',
      on: { 'the person signs out': 'outside' },
    },
    outside: { description: 'The home page.', on: { 'the visitor comes to sign in': 'form' } },
  },
})
