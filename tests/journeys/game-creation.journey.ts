import { createMachine } from 'xstate'

/** A new game needs a title and an end after its start. It stays hidden until an organiser shows it. */
export const gameCreationJourney = createMachine({
  id: 'gameCreation',
  initial: 'list',
  states: {
    list: { on: { 'the organiser wants a game': 'form' } },
    form: {
      on: {
        'the organiser leaves the title empty': 'nameless',
        'the organiser empties the end': 'endless',
        'the organiser moves the start past the end': 'moved',
        'the organiser puts the end before the start': 'reversed',
        'the organiser sends a good one': 'waiting',
        'the organiser closes the dialog': 'list',
      },
    },
    nameless: { on: { 'the organiser writes a title': 'ready' } },
    endless: {},
    /** The end moves with the start, so there is no error. */
    moved: { on: { 'the organiser sends a good one': 'waiting' } },
    reversed: {},
    ready: { on: { 'the organiser sends it': 'waiting' } },
    waiting: {
      on: {
        'the server refuses': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'the server agrees': 'editor',
      },
    },
    refused: { on: { 'the organiser sends it': 'waiting' } },
    heldOff: { on: { 'the organiser sends it': 'waiting' } },
    cutOff: { on: { 'the organiser sends it': 'waiting' } },
    signingIn: { on: { 'the organiser signs in again': 'back' } },
    back: {},
    editor: {},
  },
})
