import { createMachine } from 'xstate'

/**
 * The organisers' list has every game, hidden ones too, and can hide or show one without changing anything
 * else.
 */
export const gameVisibilityJourney = createMachine({
  id: 'gameVisibility',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'the organiser shows the hidden game': 'asking',
        'the organiser searches by a word': 'found',
        'the organiser searches by a number': 'found',
        'the organiser searches in vain': 'notFound',
      },
    },
    found: { on: { 'the organiser shows the hidden game': 'asking' } },
    notFound: { on: { 'the organiser clears the search': 'listed' } },
    asking: {
      on: {
        'the server agrees': 'shown',
        'somebody saved in between': 'askingAgain',
        'the server refuses': 'stillHidden',
        'the line is cut': 'stillHidden',
      },
    },
    askingAgain: { on: { 'the server agrees': 'shown' } },
    shown: { on: { 'the organiser hides it again': 'hiding' } },
    hiding: {},
    stillHidden: {},
  },
})
