import { createMachine } from 'xstate'

export const gameCreationJourney = createMachine({
  id: 'gameCreation',
  description:
    'A new game needs a title and an end after its start. It is hidden until an organiser shows it.',
  initial: 'list',
  states: {
    list: {
      description: 'The list of games, without a dialog.',
      on: { 'the organiser wants a game': 'form' },
    },
    form: {
      description: 'The dialog, with a start and an end two hours later.',
      on: {
        'the organiser leaves the title empty': 'nameless',
        'the organiser empties the end': 'endless',
        'the organiser moves the start past the end': 'moved',
        'the organiser puts the end before the start': 'reversed',
        'the organiser sends a good one': 'waiting',
        'the organiser closes the dialog': 'list',
      },
    },
    nameless: {
      description: '“Enter a title.”, the focus on it. Nothing is sent.',
      on: { 'the organiser writes a title': 'ready' },
    },
    endless: { description: '“Enter an end time.” Nothing is sent.' },
    /** The end moves with the start, so there is no error. */
    moved: {
      description: 'The end has moved with the start, without an error.',
      on: { 'the organiser sends a good one': 'waiting' },
    },
    reversed: { description: '“The end must be after the start.”, the focus on the end. Nothing is sent.' },
    ready: { description: 'No error any more.', on: { 'the organiser sends it': 'waiting' } },
    waiting: {
      description: '“Creating game…”. The server is asked.',
      on: {
        'the server refuses': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'the server agrees': 'editor',
      },
    },
    refused: { description: 'The server’s reason.', on: { 'the organiser sends it': 'waiting' } },
    heldOff: { description: 'Too many requests.', on: { 'the organiser sends it': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser sends it': 'waiting' } },
    signingIn: {
      description: 'The sign-in, which leads back to the games.',
      on: { 'the organiser signs in again': 'back' },
    },
    back: { description: 'The list again. The form still has the typed title.' },
    editor: { description: 'The settings of the new game.' },
  },
})
