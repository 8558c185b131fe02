import { createMachine } from 'xstate'

/**
 * The projector runs without input, follows start and end by itself, and shows first bloods one after
 * another. It offers its controls to a user who approaches.
 */
export const projectorJourney = createMachine({
  id: 'projector',
  initial: 'coming',
  states: {
    coming: { on: { 'the game starts': 'board' } },
    board: {
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
    loud: { on: { 'the person presses M': 'board' } },
    blood: { on: { 'six seconds pass': 'moved', 'the game ends': 'end' } },
    // One first blood is visible and two wait. Older ones are only in the list, because nobody reads a long
    // queue.
    queue: { on: { 'six seconds pass': 'second' } },
    second: { on: { 'six seconds pass': 'third' } },
    third: { on: { 'six seconds pass': 'calm' } },
    calm: {},
    moved: { on: { 'the game ends': 'end' } },
    end: { on: { 'the person goes back in time': 'past' } },
    still: { on: { 'the pointer is moved': 'board', 'a team solves something first': 'blood' } },
    past: {
      on: {
        'a team solves something first': 'stillPast',
        'the person comes back to now': 'board',
        'the person presses Escape': 'left',
      },
    },
    // A live event must not interrupt a user who looks at an earlier time.
    stillPast: { on: { 'the person comes back to now': 'moved' } },
    left: {},
  },
})
