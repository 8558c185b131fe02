import { createMachine } from 'xstate'

/** A user sees the browsers in which they are signed in and can sign them out. */
export const sessionListJourney = createMachine({
  id: 'sessionList',
  initial: 'two',
  states: {
    two: {
      on: { 'the person signs the other out': 'ending', 'the person wants to sign out everywhere': 'asked' },
    },
    ending: {
      on: {
        'the server agrees': 'one',
        'the other is gone already': 'one',
        'the server is asked too often': 'turnedAway',
        'the line is cut': 'cutOff',
      },
    },
    turnedAway: { on: { 'the person signs the other out': 'ending' } },
    cutOff: { on: { 'the person signs the other out': 'ending' } },
    one: {},
    asked: { on: { 'the person thinks better of it': 'two', 'the person means it': 'endingAll' } },
    endingAll: { on: { 'the server ends all': 'outside', 'the server does not': 'stillIn' } },
    stillIn: { on: { 'the person wants to sign out everywhere': 'asked' } },
    outside: {},
  },
})
