import { createMachine } from 'xstate'

/**
 * Editing a game: invalid input is not sent, no input is lost, and no change of another user is overwritten
 * unseen.
 */
export const gameEditingJourney = createMachine({
  id: 'gameEditing',
  initial: 'asStored',
  states: {
    asStored: {
      on: {
        'the organiser changes several things': 'changed',
        'the organiser empties the title': 'titleless',
        'the organiser puts the end before the start': 'reversed',
        'the organiser asks for half a per cent too much': 'overpaid',
        'the organiser puts the end off by a day': 'putOff',
        'the organiser wants an invite code': 'coded',
      },
    },
    titleless: { on: { 'the organiser mends it': 'changed' } },
    reversed: {},
    overpaid: {},
    /** The deadline of the writeups moves with the end, so that teams keep their time. */
    putOff: {},
    coded: {},
    changed: {
      on: {
        'the organiser saves': 'waiting',
        'the organiser goes to the notices and thinks better of it': 'changed',
        'the organiser leaves and comes back': 'restored',
      },
    },
    restored: {},
    waiting: {
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'somebody else has changed the title': 'torn',
        'somebody else has changed something else': 'joined',
      },
    },
    saved: {},
    refused: { on: { 'the organiser saves': 'waiting' } },
    cutOff: { on: { 'the organiser saves': 'waiting' } },
    signingIn: { on: { 'the organiser signs in again': 'restored' } },
    torn: { on: { 'the organiser takes theirs and saves': 'waitingWithTheirs' } },
    joined: { on: { 'the organiser saves the result': 'waitingWithBoth' } },
    waitingWithTheirs: {},
    waitingWithBoth: {},
  },
})
