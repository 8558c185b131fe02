import { createMachine } from 'xstate'

/** A new challenge needs a title and a type, starts disabled, and never changes its type. */
export const challengeCreationJourney = createMachine({
  id: 'challengeCreation',
  initial: 'list',
  states: {
    list: { on: { 'the organiser wants a challenge': 'form' } },
    form: {
      on: {
        'the organiser closes the dialog': 'list',
        'the organiser sends nothing': 'flawed',
        'the organiser sends a title alone': 'typeless',
        'the organiser sends all of it': 'waiting',
      },
    },
    flawed: { on: { 'the organiser sends all of it': 'waiting' } },
    typeless: {},
    waiting: {
      on: {
        'the server agrees': 'editor',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
      },
    },
    refused: { on: { 'the organiser sends it again': 'waiting' } },
    cutOff: { on: { 'the organiser sends it again': 'waiting' } },
    signingIn: { on: { 'the organiser signs in again': 'back' } },
    back: {},
    editor: {},
  },
})
