import { createMachine } from 'xstate'

/**
 * Editing a challenge: invalid input is not sent, no input is lost, and no change of another user is
 * overwritten unseen.
 */
export const challengeEditingJourney = createMachine({
  id: 'challengeEditing',
  initial: 'asStored',
  states: {
    asStored: {
      on: {
        'the organiser changes several things': 'changed',
        'the organiser writes a template that could be guessed': 'guessable',
        'the organiser writes a number that is none': 'numberless',
        'the organiser adds two hints and puts the second first': 'hinted',
      },
    },
    guessable: { on: { 'the organiser mends it': 'changed' } },
    numberless: { on: { 'the organiser mends it': 'changed' } },
    /** Players see the hints in this order, so the order is saved too. */
    hinted: { on: { 'the organiser saves': 'waitingWithHints' } },
    waitingWithHints: {},
    changed: {
      on: { 'the organiser saves': 'waiting', 'the organiser looks at it as players see it': 'seen' },
    },
    /** Looking at another user's change must not save the form. */
    seen: {},
    waiting: {
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'somebody else has changed the title': 'torn',
      },
    },
    saved: {},
    refused: { on: { 'the organiser saves': 'waiting' } },
    cutOff: { on: { 'the organiser saves': 'waiting' } },
    signingIn: { on: { 'the organiser signs in again': 'restored' } },
    restored: {},
    torn: { on: { 'the organiser keeps his own and saves': 'waitingWithHis' } },
    waitingWithHis: {},
  },
})
