import { createMachine } from 'xstate'

export const sessionListJourney = createMachine({
  id: 'sessionList',
  description: 'The browsers in which the user is signed in.',
  initial: 'two',
  states: {
    two: {
      description: 'Two browsers, the own one marked.',
      on: { 'the person signs the other out': 'ending', 'the person wants to sign out everywhere': 'asked' },
    },
    ending: {
      description: '“Signing out…”.',
      on: {
        'the server agrees': 'one',
        'the other is gone already': 'one',
        'the server is asked too often': 'turnedAway',
        'the line is cut': 'cutOff',
      },
    },
    turnedAway: { description: 'Too many requests.', on: { 'the person signs the other out': 'ending' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person signs the other out': 'ending' } },
    one: { description: 'Only this browser is left, and the focus is on the heading.' },
    asked: {
      description: 'The question whether to sign out everywhere.',
      on: { 'the person thinks better of it': 'two', 'the person means it': 'endingAll' },
    },
    endingAll: {
      description: '“Signing out everywhere…”.',
      on: { 'the server ends all': 'outside', 'the server does not': 'stillIn' },
    },
    stillIn: {
      description: 'Too many requests. The person is still signed in.',
      on: { 'the person wants to sign out everywhere': 'asked' },
    },
    outside: { description: 'The sign-in, with “Signed out everywhere”.' },
  },
})
