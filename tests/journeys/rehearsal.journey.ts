import { createMachine } from 'xstate'

export const rehearsalJourney = createMachine({
  id: 'rehearsal',
  description: 'An organiser plays a game as the test team, and clears what the team has done.',
  initial: 'room',
  states: {
    room: {
      description: 'The acts of the room end with _Rehearse_.',
      on: { 'the organiser rehearses': 'opening' },
    },
    opening: {
      description: 'The wish is sent once, without a question. The act says that it opens.',
      on: {
        'the organiser is impatient': 'opening',
        'the server agrees': 'playing',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
      },
    },
    refused: {
      description: 'The server’s reason, in the room.',
      on: { 'the organiser rehearses': 'opening' },
    },
    cutOff: {
      description: '“Can’t reach the server”, in the room.',
      on: { 'the organiser rehearses': 'opening' },
    },
    playing: {
      description: 'The challenges of the copy. A line above says that nothing counts, with the way back.',
      on: { 'the organiser clears': 'clearing' },
    },
    clearing: {
      description: 'The wish is sent once. The copy still stands.',
      on: {
        'the organiser is impatient with the clear': 'clearing',
        'the server agrees': 'cleared',
        'the server refuses': 'kept',
      },
    },
    kept: {
      description: 'The server’s reason, above the copy.',
      on: { 'the organiser clears': 'clearing' },
    },
    cleared: {
      description: 'The room again. The next rehearsal begins anew.',
      on: { 'the organiser rehearses': 'opening' },
    },
  },
})
