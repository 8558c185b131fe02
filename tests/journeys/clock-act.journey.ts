import { createMachine } from 'xstate'

export const clockActJourney = createMachine({
  id: 'clockAct',
  description:
    'An act on the clock of a running game: it says in figures whom it reaches, checks them at the press, and ' +
    'asks again if they have changed.',
  initial: 'running',
  states: {
    running: {
      description: 'The clock runs, and no question is open.',
      on: { 'the organiser would pause': 'counting' },
    },
    counting: {
      description: 'The question is open and waits for its figures.',
      on: {
        'the organiser thinks better of it': 'running',
        'the figures come': 'asked',
        'the line is cut': 'unread',
      },
    },
    unread: {
      description: 'The question says why there are no figures, and offers another try.',
      on: { 'the organiser tries again': 'counting', 'the organiser thinks better of it': 'running' },
    },
    asked: {
      description: 'The question with its figures. Nothing is sent.',
      on: { 'the organiser thinks better of it': 'running', 'the organiser confirms': 'checking' },
    },
    checking: {
      description: 'The figures are read once more. Nothing is sent.',
      on: {
        'the figures are the same': 'acting',
        'there are other figures': 'askedAgain',
        'the line is cut': 'unchecked',
        'the organiser thinks better of it': 'running',
      },
    },
    unchecked: {
      description: '“Can’t reach the server”, in the question. Nothing is sent.',
      on: { 'the organiser confirms': 'checking' },
    },
    askedAgain: {
      description: '“The figures have changed.”, with the new ones. Nothing is sent.',
      on: { 'the organiser confirms': 'acting' },
    },
    acting: {
      description: 'The pause is sent once. The question stays.',
      on: { 'the server pauses': 'paused', 'the server refuses': 'refused' },
    },
    refused: {
      description: 'The server’s reason, in the question.',
      on: { 'the organiser confirms': 'checking' },
    },
    paused: { description: 'The question is gone. The clock is paused.' },
  },
})
