import { createMachine } from 'xstate'

export const profileEditJourney = createMachine({
  id: 'profileEdit',
  description: 'Editing the user’s own profile.',
  initial: 'saved',
  states: {
    saved: {
      description: 'The stored profile, without an unsaved change.',
      on: { 'the person writes another name': 'unsaved', 'the person takes the number away': 'numberless' },
    },
    numberless: {
      description: 'One unsaved change: the empty phone number.',
      on: { 'the person saves': 'stuck' },
    },
    stuck: {
      description: 'The phone number cannot be emptied; it has the focus. Nothing is sent.',
      on: { 'the person discards': 'saved' },
    },
    unsaved: {
      description: 'One unsaved change: the typed name, without an error.',
      on: {
        'the person saves': 'waiting',
        'the person discards': 'saved',
        'the person goes elsewhere': 'asked',
        'the person saves no name': 'flawed',
        'the person leaves half a name': 'short',
        'the person signs out': 'askedOut',
      },
    },
    short: { description: 'The name is too short.', on: { 'the person writes another name': 'unsaved' } },
    flawed: {
      description: '“Choose a username.”, the focus on it. Nothing is sent.',
      on: { 'the person writes another name': 'unsaved' },
    },
    asked: {
      description: 'The question whether to leave. The unsaved change would be lost.',
      on: { 'the person stays': 'unsaved', 'the person leaves all the same': 'elsewhere' },
    },
    askedOut: {
      description: 'The question whether to sign out. The unsaved change would be lost.',
      on: { 'the person stays': 'unsaved', 'the person leaves all the same': 'signedOut' },
    },
    signedOut: { description: 'The home page, signed out once.' },
    elsewhere: { description: 'Another page.', on: { 'the person comes back': 'saved' } },
    waiting: {
      description: '“Saving…”. Only the name is sent.',
      on: {
        'the server agrees': 'changed',
        'the name is taken': 'taken',
        'the server is asked too often': 'turnedAway',
        'the line is cut': 'cutOff',
        'the session is over': 'outside',
      },
    },
    taken: {
      description: 'The name is taken; it stays in its field.',
      on: { 'the person writes a third name': 'unsaved' },
    },
    turnedAway: { description: 'Too many requests.', on: { 'the person saves': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person saves': 'waiting' } },
    outside: {
      description: 'The sign-in, which leads back to the profile.',
      on: { 'the person signs in again': 'unsaved' },
    },
    changed: { description: '“Changes saved”, and the new name in the frame.' },
  },
})
