import { createMachine } from 'xstate'

export const findingAcceptanceJourney = createMachine({
  id: 'findingAcceptance',
  description:
    'A finding of the opening check that an organiser accepts as it is: it counts no longer, says who ' +
    'accepted it, and can be taken back.',
  initial: 'open',
  states: {
    open: {
      description: 'The finding counts. It can be accepted, and an error beside it cannot.',
      on: { 'the organiser accepts it': 'accepting' },
    },
    accepting: {
      description: 'The acceptance is sent once, without a question. The finding still counts.',
      on: {
        'the organiser is impatient': 'accepting',
        'the server agrees': 'accepted',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
      },
    },
    refused: {
      description: 'The server’s reason. The finding still counts.',
      on: { 'the organiser accepts it': 'accepting' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The finding still counts.',
      on: { 'the organiser accepts it': 'accepting' },
    },
    accepted: {
      description: 'The finding counts no longer. Who accepted it is named, and no reason is shown.',
      on: { 'the organiser takes it back': 'takingBack' },
    },
    takingBack: {
      description: 'The opposite is sent once. The finding is still accepted.',
      on: { 'the server agrees': 'open', 'the server refuses': 'kept' },
    },
    kept: {
      description: 'The server’s reason. The finding is still accepted.',
      on: { 'the organiser takes it back': 'takingBack' },
    },
  },
})
