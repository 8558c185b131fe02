import { createMachine } from 'xstate'

export const attentionJourney = createMachine({
  id: 'attention',
  description:
    'A cause of the overview of a running game: an organiser takes it, so that the others see who cares for ' +
    'it, leaves it, or sets it apart for a while.',
  initial: 'free',
  states: {
    free: {
      description: 'The cause is listed, and nobody takes care of it.',
      on: { 'the organiser takes it': 'taking', 'the organiser snoozes it': 'snoozing' },
    },
    taking: {
      description: 'The act is sent once, without a question. Nothing has changed yet.',
      on: {
        'the organiser is impatient': 'taking',
        'the server agrees': 'taken',
        'the cause is gone': 'untaken',
        'the line is cut': 'cutOff',
      },
    },
    untaken: {
      description: 'The server’s reason. Nobody takes care of the cause.',
      on: { 'the organiser takes it': 'taking' },
    },
    cutOff: {
      description: '“Can’t reach the server”. Nobody takes care of the cause.',
      on: { 'the organiser takes it': 'taking' },
    },
    taken: {
      description: 'The organiser takes care of it, and may leave it.',
      on: { 'the organiser leaves it': 'leaving', 'another organiser takes it over': 'takenOver' },
    },
    takenOver: {
      description: 'The other one is named, and the organiser may take it again.',
      on: { 'the organiser takes it': 'taking' },
    },
    leaving: {
      description: 'The act is sent once. The organiser still takes care of it.',
      on: { 'the server agrees': 'free' },
    },
    snoozing: {
      description: 'The act is sent once. The cause is still listed.',
      on: { 'the server agrees': 'snoozed' },
    },
    snoozed: {
      description: 'The cause is no longer listed, but counted as snoozed.',
      on: { 'the organiser wakes it': 'waking' },
    },
    waking: {
      description: 'The act is sent once, from the list of what is snoozed.',
      on: { 'the server agrees': 'free' },
    },
  },
})
