import { createMachine } from 'xstate'

const typing = {
  'the organiser types a flag': 'judging',
  'the organiser types more than a flag may have': 'tooLong',
  'the organiser empties the field': 'empty',
}

export const flagTrialJourney = createMachine({
  id: 'flagTrial',
  description:
    'A field in which an organiser tries whether a flag would be accepted. It is judged when the typing pauses, and ' +
    'nothing is stored.',
  initial: 'empty',
  states: {
    empty: {
      description: '“The verdict appears here as you type.”',
      on: {
        'the organiser types a flag': 'judging',
        'the organiser types more than a flag may have': 'tooLong',
      },
    },
    tooLong: {
      description: 'The field says how long a flag may be, and nothing is sent.',
      on: {
        'the organiser types a flag': 'judging',
        'the organiser empties the field': 'empty',
      },
    },
    judging: {
      description: '“Checking…”. The typed flag is sent once.',
      on: {
        ...typing,
        'the server accepts it': 'right',
        'the server does not accept it': 'wrong',
        'the line is cut': 'cutOff',
      },
    },
    right: { description: 'The flag that accepts the text.', on: typing },
    wrong: { description: '“Wrong: no flag accepts it.”', on: typing },
    cutOff: {
      description: '“Can’t reach the server”, and a button to try again. The text stays.',
      on: { ...typing, 'the organiser tries again': 'judging' },
    },
  },
})
