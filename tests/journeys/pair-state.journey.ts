import { createMachine } from 'xstate'

export const pairStateJourney = createMachine({
  id: 'pairState',
  description:
    'A pair of teams in the room: an organiser takes it in hand or dismisses it, the others see by whom, and it can ' +
    'be taken back.',
  initial: 'open',
  states: {
    open: {
      description: '“Not looked at”. Nobody is named.',
      on: {
        'the organiser takes it': 'taking',
        'the organiser dismisses it': 'dismissing',
        'another organiser takes it': 'theirs',
      },
    },
    theirs: { description: '“In hand”, with the name of the other organiser.' },
    taking: {
      description: 'The act is sent once, without a question. The pair still stands as not looked at.',
      on: {
        'the organiser is impatient': 'taking',
        'the server agrees': 'taken',
        'another organiser was faster': 'late',
        'the line is cut': 'cutOff',
      },
    },
    late: { description: 'The server’s reason, and the state that the other organiser set.' },
    cutOff: {
      description: '“Can’t reach the server”. The pair is not looked at.',
      on: { 'the organiser takes it': 'taking' },
    },
    taken: {
      description: '“In hand”, with the name of the organiser.',
      on: { 'the organiser dismisses it': 'dismissing' },
    },
    dismissing: {
      description: 'The act is sent once, without a question.',
      on: { 'the server agrees': 'dismissed' },
    },
    dismissed: {
      description: '“Dismissed”, with the name of the organiser. The foot offers the way back.',
      on: { 'the organiser takes it back': 'undoing' },
    },
    undoing: {
      description: 'The state of before is sent. The pair is still dismissed.',
      on: { 'the server agrees': 'restored' },
    },
    restored: { description: 'The state of before. There is no way back from the way back.' },
  },
})
