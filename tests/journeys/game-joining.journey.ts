import { createMachine } from 'xstate'

export const gameJoiningJourney = createMachine({
  id: 'gameJoining',
  description:
    'Joining a game with all requirements: an incomplete form is not sent, and after a refusal the ' +
    'input stays.',
  initial: 'invited',
  states: {
    invited: {
      description: '“Join this game”, without a dialog.',
      on: { 'the person wants to join': 'form' },
    },
    form: {
      description: 'The dialog with team and invite code, empty.',
      on: {
        'the person sends nothing': 'asked',
        'the person fills it in and sends it': 'waiting',
        'the person closes the dialog': 'invited',
      },
    },
    asked: {
      description: 'Errors at all empty fields, the focus on the team. Nothing is sent.',
      on: { 'the person fills it in and sends it': 'waiting' },
    },
    waiting: {
      description: '“Joining…”. The server is asked.',
      on: {
        'the code is wrong': 'refused',
        'the team is gone': 'teamless',
        'the line is cut': 'cutOff',
        'the session is over': 'outside',
        'the server agrees': 'pending',
        'the server agrees without review': 'playing',
      },
    },
    refused: {
      description: 'The server’s reason. The input stays.',
      on: { 'the person sends it again': 'waiting', 'the person types another code': 'mended' },
    },
    mended: {
      description: 'The error is gone after typing.',
      on: { 'the person sends it again': 'waiting' },
    },
    teamless: {
      description: 'The team is gone, and its field is wrong.',
      on: { 'the person sends it again': 'waiting' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The input stays.',
      on: { 'the person sends it again': 'waiting' },
    },
    outside: {
      description: 'The dialog is closed. The page asks to sign in first.',
      on: { 'the person signs in and opens the dialog again': 'kept' },
    },
    kept: { description: 'The dialog again, with all that was typed.' },
    pending: { description: 'The team has joined and awaits review. The dialog is closed.' },
    playing: { description: 'The team has joined and plays.' },
  },
})
