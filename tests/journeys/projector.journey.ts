import { createMachine } from 'xstate'

export const projectorJourney = createMachine({
  id: 'projector',
  description:
    'The projector: it runs without input, follows start and end automatically, shows first bloods ' +
    'one after another, and offers its controls to a user who approaches.',
  meta: { extensions: { board: [] } },
  initial: 'coming',
  states: {
    coming: { description: 'The time until the start, and no board.', on: { 'the game starts': 'board' } },
    board: {
      description: 'The board with the latest solves. The sound is off.',
      on: {
        'a team solves something first': 'blood',
        'four challenges are solved first at once': 'queue',
        'the game ends': 'end',
        'nobody touches anything': 'still',
        'the person goes back in time': 'past',
        'the person presses Escape': 'left',
        'the person presses M': 'loud',
      },
    },
    loud: { description: 'The board, with the sound on.', on: { 'the person presses M': 'board' } },
    blood: {
      description: 'The first blood is announced.',
      on: { 'six seconds pass': 'moved', 'the game ends': 'end' },
    },
    // One is visible and two wait. Older ones are only in the list.
    queue: {
      description: 'The newest of the visible first bloods is announced; two wait.',
      on: { 'six seconds pass': 'second' },
    },
    second: { description: 'The next first blood is announced.', on: { 'six seconds pass': 'third' } },
    third: { description: 'The last first blood is announced.', on: { 'six seconds pass': 'calm' } },
    calm: { description: 'Nothing is announced. All first bloods are in the list.' },
    moved: {
      description: 'The board with the new ranks, and no announcement.',
      on: { 'the game ends': 'end' },
    },
    end: {
      description: 'The top three, and that the game is over.',
      on: { 'the person goes back in time': 'past' },
    },
    still: {
      description: 'The board, without the pointer and controls.',
      on: { 'the pointer is moved': 'board', 'a team solves something first': 'blood' },
    },
    past: {
      description: 'The board at the start, with its time.',
      on: {
        'a team solves something first': 'stillPast',
        'the person comes back to now': 'board',
        'the person presses Escape': 'left',
      },
    },
    // A user who looks at the past is not interrupted.
    stillPast: {
      description: 'The board at the start. The first blood is not announced.',
      on: { 'the person comes back to now': 'moved' },
    },
    left: { description: 'The scoreboard page.' },
  },
})
