import { createMachine } from 'xstate'

export const gameCloneJourney = createMachine({
  id: 'gameClone',
  description: 'A clone of a game: it has the same length unless the user changes it, and is hidden.',
  initial: 'list',
  states: {
    list: {
      description: 'The list of games, without a dialog.',
      on: { 'the organiser wants a clone': 'form' },
    },
    form: {
      description: 'The dialog, with a title, a start and the same length.',
      on: {
        'the organiser moves the start': 'moved',
        'the organiser empties the title': 'nameless',
        'the organiser empties the start': 'startless',
        'the organiser puts the end before the start': 'reversed',
        'the organiser sends it': 'waiting',
        'the organiser closes the dialog': 'list',
      },
    },
    /** The end moves with the start. */
    moved: { description: 'The end has moved with the start.', on: { 'the organiser sends it': 'waiting' } },
    nameless: {
      description: '“Enter a title.”, the focus on it. Nothing is sent.',
      on: { 'the organiser writes a title': 'named' },
    },
    named: { description: 'No error any more.' },
    startless: { description: '“Enter a start time.” Nothing is sent.' },
    reversed: { description: '“The end must be after the start.” Nothing is sent.' },
    waiting: {
      description: '“Creating clone…”. The server is asked.',
      on: {
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'the server agrees': 'editor',
      },
    },
    refused: { description: 'The server’s reason.', on: { 'the organiser sends it': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser sends it': 'waiting' } },
    signingIn: {
      description: 'The sign-in, which leads back to the games.',
      on: { 'the organiser signs in again': 'back' },
    },
    back: { description: 'The list of games again.' },
    editor: { description: 'The settings of the new game.' },
  },
})
