import { createMachine } from 'xstate'

/**
 * The board in a hall, as the rules have it: nobody has to touch it, a blood takes the whole screen, and
 * whoever comes to it finds the ways out.
 */
export const projectorJourney = createMachine({
  id: 'projector',
  initial: 'coming',
  states: {
    coming: { on: { 'the game starts': 'board' } },
    board: {
      on: {
        'a team solves something first': 'blood',
        'nobody touches anything': 'still',
        'the person goes back in time': 'past',
        'the person presses Escape': 'left',
        'the person presses M': 'loud',
      },
    },
    loud: { on: { 'the person presses M': 'board' } },
    blood: { on: { 'three seconds pass': 'moved' } },
    moved: {},
    still: { on: { 'the pointer is moved': 'board', 'a team solves something first': 'blood' } },
    past: {
      on: {
        'a team solves something first': 'stillPast',
        'the person comes back to now': 'board',
        'the person presses Escape': 'left',
      },
    },
    // Whoever looks at the past is not disturbed.
    stillPast: { on: { 'the person comes back to now': 'moved' } },
    left: {},
  },
})
