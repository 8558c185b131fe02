import { createMachine } from 'xstate'

/**
 * The settings of the platform: invalid input is not sent, no input is lost, and no change of another user is
 * overwritten unseen.
 */
export const platformConfigJourney = createMachine({
  id: 'platformConfig',
  initial: 'asStored',
  states: {
    asStored: {
      on: {
        'the organiser changes the title and a switch': 'changed',
        'the organiser empties the title': 'titleless',
        'the organiser types half a colour': 'colourless',
        'the organiser names a domain that is none': 'misnamed',
        'the organiser turns on what cannot work here': 'warned',
      },
    },
    titleless: { on: { 'the organiser mends it': 'changed' } },
    colourless: {},
    /** The error appears while the user types, before a save. */
    misnamed: {},
    warned: {},
    changed: {
      on: {
        'the organiser saves': 'waiting',
        'the organiser throws it away': 'asking',
        'the organiser leaves and comes back': 'restored',
      },
    },
    asking: { on: { 'the organiser confirms': 'asBefore', 'the organiser thinks better of it': 'changed' } },
    asBefore: {},
    restored: {},
    waiting: {
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'somebody else has changed the title': 'torn',
        'somebody else has changed the slogan': 'joined',
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
