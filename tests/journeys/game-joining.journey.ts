import { createMachine } from 'xstate'

/**
 * A game may have several requirements for joining. An incomplete form is not sent, and after a refusal the
 * input stays.
 */
export const gameJoiningJourney = createMachine({
  id: 'gameJoining',
  initial: 'invited',
  states: {
    invited: { on: { 'the person wants to join': 'form' } },
    form: {
      on: {
        'the person sends nothing': 'asked',
        'the person fills it in and sends it': 'waiting',
        'the person closes the dialog': 'invited',
      },
    },
    asked: { on: { 'the person fills it in and sends it': 'waiting' } },
    waiting: {
      on: {
        'the code is wrong': 'refused',
        'the team is gone': 'teamless',
        'the line is cut': 'cutOff',
        'the session is over': 'outside',
        'the server agrees': 'pending',
        'the server agrees without review': 'playing',
      },
    },
    refused: { on: { 'the person sends it again': 'waiting', 'the person types another code': 'mended' } },
    mended: { on: { 'the person sends it again': 'waiting' } },
    teamless: { on: { 'the person sends it again': 'waiting' } },
    cutOff: { on: { 'the person sends it again': 'waiting' } },
    outside: { on: { 'the person signs in and opens the dialog again': 'kept' } },
    kept: {},
    pending: {},
    playing: {},
  },
})
