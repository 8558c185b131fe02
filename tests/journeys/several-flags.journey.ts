import { createMachine } from 'xstate'

export const severalFlagsJourney = createMachine({
  id: 'severalFlags',
  description: 'A challenge that needs three flags, submitted by the members of a team.',
  initial: 'one',
  states: {
    one: {
      description: '“1 of 3 flags found”, and the field of the flag.',
      on: { 'the player submits the second': 'two', 'the player submits a wrong flag': 'wrong' },
    },
    wrong: {
      description: 'The flag is wrong. What was found stays.',
      on: { 'the player submits the second': 'two' },
    },
    two: {
      description: '“2 of 3 flags”. The field stays, empty. The challenge is not solved.',
      on: {
        'the player submits the second again': 'two',
        'the player submits the last': 'solved',
        'a member submits the last': 'solved by a member',
      },
    },
    solved: { description: '“Correct!”, the field is gone.' },
    'solved by a member': { description: 'The field is gone, and the solver is named.' },
  },
})
