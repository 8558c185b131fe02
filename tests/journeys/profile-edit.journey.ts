import { createMachine } from 'xstate'

/** A user edits their own profile without losing input. */
export const profileEditJourney = createMachine({
  id: 'profileEdit',
  initial: 'saved',
  states: {
    saved: {
      on: { 'the person writes another name': 'unsaved', 'the person takes the number away': 'numberless' },
    },
    numberless: { on: { 'the person saves': 'stuck' } },
    stuck: { on: { 'the person discards': 'saved' } },
    unsaved: {
      on: {
        'the person saves': 'waiting',
        'the person discards': 'saved',
        'the person goes elsewhere': 'asked',
        'the person saves no name': 'flawed',
        'the person leaves half a name': 'short',
        'the person signs out': 'askedOut',
      },
    },
    short: { on: { 'the person writes another name': 'unsaved' } },
    flawed: { on: { 'the person writes another name': 'unsaved' } },
    asked: { on: { 'the person stays': 'unsaved', 'the person leaves all the same': 'elsewhere' } },
    askedOut: { on: { 'the person stays': 'unsaved', 'the person leaves all the same': 'signedOut' } },
    signedOut: {},
    elsewhere: { on: { 'the person comes back': 'saved' } },
    waiting: {
      on: {
        'the server agrees': 'changed',
        'the name is taken': 'taken',
        'the server is asked too often': 'turnedAway',
        'the line is cut': 'cutOff',
        'the session is over': 'outside',
      },
    },
    taken: { on: { 'the person writes a third name': 'unsaved' } },
    turnedAway: { on: { 'the person saves': 'waiting' } },
    cutOff: { on: { 'the person saves': 'waiting' } },
    outside: { on: { 'the person signs in again': 'unsaved' } },
    changed: {},
  },
})
