import { createMachine } from 'xstate'

/**
 * The last settings of a game are its secret, which is shown on request, and its deletion, which requires its
 * typed name.
 */
export const gameRemovalJourney = createMachine({
  id: 'gameRemoval',
  initial: 'editor',
  states: {
    editor: {
      on: {
        'the organiser asks for the salt': 'askingSalt',
        'the organiser wants the game away': 'asked',
        'the organiser writes something and wants the game away': 'asked',
      },
    },
    askingSalt: { on: { 'the server gives the salt': 'salted', 'the line to the salt is cut': 'saltless' } },
    salted: { on: { 'the organiser looks at it': 'seen' } },
    seen: {},
    saltless: { on: { 'the organiser asks for the salt': 'askingSalt' } },
    asked: {
      on: {
        'the organiser cancels': 'editor',
        'the organiser types another name': 'misnamed',
        'the organiser types its name and confirms': 'removing',
      },
    },
    misnamed: { on: { 'the organiser types its name and confirms': 'removing' } },
    removing: {
      on: {
        'the server removes it': 'removed',
        'somebody else has removed it': 'removed',
        'the server refuses': 'kept',
      },
    },
    removed: {},
    kept: {},
  },
})
