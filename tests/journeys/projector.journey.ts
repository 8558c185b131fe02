import { createMachine } from 'xstate'

/**
 * The projector: it runs without input, follows start and end automatically, shows first bloods one after
 * another, and offers its controls to a user who approaches.
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
    // One is visible and two wait. Older ones are only in the list.
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
    // A user who looks at the past is not interrupted.
    stillPast: { on: { 'the person comes back to now': 'moved' } },
    left: {},
  },
})
