import { createMachine } from 'xstate'

/**
 * The board in a hall, as the rules have it: nobody has to touch it, the doors open and close by themselves, a
 * first blood takes the whole screen while others wait, and who comes to it finds the ways out.
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
    // One is on view and two wait. Older ones are in the list only.
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
    // Whoever looks at the past is not disturbed.
    stillPast: { on: { 'the person comes back to now': 'moved' } },
    left: {},
  },
})
